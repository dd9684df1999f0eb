import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { contributes } from '@tablefall/platform/contributions/contributions';
import { dueByQueue } from '@tablefall/platform/outbox/mail-figures';
import { mailHold, unsentMails } from '@tablefall/platform/outbox/mail-hold';
import type { TodoDto } from '../convention/desk/desk.dto.ts';
import { DESK, type DeskPart, type DeskSource } from '../convention/desk/desk.service.ts';
import { counted, type DeskMoment, numeral } from '../convention/desk/desk-moment.policy.ts';
import { knownAlarms } from './doctor/alarm.entity.ts';

/** A mail that leaves within so many ms waits for nothing. */
const PATIENCE_MS = 5 * 60_000;

/** Where there is more about a finding than on the System page. */
const PLACES: Record<string, string> = { sender: '/emailer/sender', mailings: '/emailer/history' };

/** Held and waiting mail, and what the job `watch` found last; nothing is asked of other servers here. */
@Injectable()
@contributes(DESK)
export class FindingsOnDesk implements DeskSource {
  readonly role = 'administrator';

  async look(em: EntityManager, moment: DeskMoment): Promise<DeskPart> {
    const hold = await mailHold(em);
    // What is held now is said by itself, and at once.
    const alarms = (await knownAlarms(em)).filter(({ check_name }) => check_name !== 'mail-hold');
    const todo: TodoDto[] = alarms.map(({ check_name, state, title }) => ({
      kind: 'finding',
      tone: state,
      by: 'today',
      sentence: title || `The check “${check_name}” is not as it should be.`,
      detail: '',
      action: { label: 'What to do', path: PLACES[check_name] ?? '/system' },
    }));
    if (hold) {
      if (hold.reason !== 'copy') todo.push(heldTodo(hold, await unsentMails(em), moment));
    } else {
      todo.push(...(await lateTodo(em, moment)));
    }
    const findings = todo.length;
    return {
      todo,
      tools: [
        {
          tool: 'system',
          figure: numeral(findings),
          of: null,
          counts: findings === 1 ? 'finding' : 'findings',
        },
      ],
    };
  }
}

function heldTodo(
  { since, note }: { since: string; note: string },
  waiting: number,
  moment: DeskMoment,
): TodoDto {
  return {
    kind: 'mail',
    tone: 'failed',
    by: 'today',
    sentence: `All mail is held: ${counted(waiting, 'mail waits', 'mails wait')}.`,
    detail: `Since ${moment.time(new Date(since)).replace(/^on /, '')}. ${note}`,
    action: { label: 'What to do', path: '/system' },
  };
}

async function lateTodo(em: EntityManager, moment: DeskMoment): Promise<TodoDto[]> {
  const queues = (await dueByQueue(em)).filter(
    ({ oldestSince }) => oldestSince !== null && +moment.now - Date.parse(oldestSince) > PATIENCE_MS,
  );
  if (queues.length === 0) return [];
  const mails = queues.reduce((sum, { due }) => sum + due, 0);
  const since = new Date(Math.min(...queues.map(({ oldestSince }) => Date.parse(oldestSince ?? ''))));
  return [
    {
      kind: 'mail',
      tone: 'warning',
      by: 'today',
      sentence:
        mails === 0 ? 'Mail waits to leave.' : `${counted(mails, 'mail waits', 'mails wait')} to leave.`,
      detail: `The oldest waits ${moment.age(since)}. It is tried again by itself.`,
      action: { label: 'What to do', path: '/system' },
    },
  ];
}
