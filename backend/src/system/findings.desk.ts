import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { contributes } from '@tablefall/platform/contributions/contributions';
import { mailHold, unsentMails } from '@tablefall/platform/outbox/mail-hold';
import type { TaskDto } from '../convention/desk/desk.dto.ts';
import { DESK, type DeskPart, type DeskSource } from '../convention/desk/desk.service.ts';
import { counted, type DeskMoment, numeral } from '../convention/desk/desk-moment.policy.ts';
import { knownAlarms } from './doctor/alarm.entity.ts';

/** Mails are counted up to here. */
const COUNTED = 10_000;

/** Where there is more about a finding than on the System page. */
const PLACES: Record<string, string> = { sender: '/emailer/sender', mailings: '/emailer/history' };

/** Held mail, and what the job `watch` found last; nothing is asked of other servers here. */
@Injectable()
@contributes(DESK)
export class FindingsOnDesk implements DeskSource {
  readonly role = 'administrator';

  async look(em: EntityManager, moment: DeskMoment): Promise<DeskPart> {
    const hold = await mailHold(em);
    // What is held now is said by itself, and at once.
    const alarms = (await knownAlarms(em)).filter(({ check_name }) => check_name !== 'mail-hold');
    const tasks: TaskDto[] = alarms.map(({ check_name, state, title, since }) => ({
      kind: 'finding',
      tone: state,
      by: 'today',
      sentence: title || `The check “${check_name}” is not as it should be.`,
      detail: `Since ${moment.time(since).replace(/^on /, '')}.`,
      action: { label: 'What to do', path: PLACES[check_name] ?? '/system' },
    }));
    if (hold && hold.reason !== 'copy') tasks.push(heldTask(hold, await unsentMails(em, COUNTED), moment));
    const findings = tasks.length;
    return {
      tasks,
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

function heldTask(
  { since, note }: { since: string; note: string },
  waiting: number,
  moment: DeskMoment,
): TaskDto {
  return {
    kind: 'mail',
    tone: 'failed',
    by: 'today',
    sentence: `All mail is held: ${waitingText(waiting)}.`,
    detail: `Since ${moment.time(new Date(since)).replace(/^on /, '')}. ${note}`,
    action: { label: 'What to do', path: '/system' },
  };
}

function waitingText(waiting: number): string {
  return waiting >= COUNTED
    ? `more than ${numeral(COUNTED - 1)} mails wait`
    : counted(waiting, 'mail waits', 'mails wait');
}
