import { addressKey } from '@tablefall/platform/addresses/mail-address';
import type { UnitOfWork } from '@tablefall/platform/database/transactions';
import { v7 as uuid } from 'uuid';
import type { ImportedCommentDto } from '../../http/input/comment.ts';
import { scheduleOf } from '../schedule-of.sql.ts';
import type { ImportedEventDto } from './event-import.dto.ts';
import type { ImportedPeople } from './imported-people.ts';

type Unit = Pick<UnitOfWork, 'em'>;

/** Adds what the hosts of an imported event wrote to its players. Throws Error naming an address that does not host the event. */
export async function insertMessages(
  { em }: Unit,
  event: ImportedEventDto,
  people: ImportedPeople,
): Promise<void> {
  const rows = event.messages.map(({ by, at, message }) => {
    const host = hostsOf(event).find(({ email }) => addressKey(email) === addressKey(by));
    if (!host) {
      throw new Error(`${by} does not host ${event.gameName} and cannot have written to its players`);
    }
    return {
      id: uuid(),
      event_id: event.id,
      author_id: people.accountOf(by),
      name_id: people.nameOf(host),
      message,
      written_at: at,
    };
  });
  if (rows.length > 0) await scheduleOf(em).insertInto('event_message').values(rows).execute();
}

/** Adds the questions below an imported event and the answers to them. Throws Error naming an address that nobody registered. */
export async function insertDiscussion(
  { em }: Unit,
  event: ImportedEventDto,
  people: ImportedPeople,
): Promise<void> {
  const hosts = hostsOf(event).map(({ email }) => people.accountOf(email));
  const rowOf = ({ by, at, message }: ImportedCommentDto, questionId: string | null) => {
    const author = people.accountOf(by);
    return {
      id: uuid(),
      event_id: event.id,
      question_id: questionId,
      author_id: author,
      message,
      by_host: hosts.includes(author),
      form_id: null,
      created_at: at,
    };
  };
  const rows = event.discussion.flatMap(({ answers, ...asked }) => {
    const question = rowOf(asked, null);
    return [question, ...answers.map((answer) => rowOf(answer, question.id))];
  });
  if (rows.length > 0) await scheduleOf(em).insertInto('event_discussion').values(rows).execute();
}

function hostsOf({ owner, coHosts }: ImportedEventDto) {
  return [owner, ...coHosts];
}
