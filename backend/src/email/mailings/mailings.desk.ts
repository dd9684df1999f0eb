import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { contributes } from '@tablefall/platform/contributions/contributions';
import { pausedMailings, plannedMailings } from '@tablefall/platform/outbox/figures/mail-figures';
import { unsentMails } from '@tablefall/platform/outbox/mail-hold';
import { DESK, type DeskPart, type DeskSource } from '../../convention/desk/desk.service.ts';
import { counted, type DeskMoment, numeral } from '../../convention/desk/desk-moment.policy.ts';

/** Mails that wait are counted up to here. */
const COUNTED = 10_000;

/** Mailings that wait, and why; those that are planned. */
@Injectable()
@contributes(DESK)
export class MailingsOnDesk implements DeskSource {
  readonly role = 'mailer';

  async look(em: EntityManager, moment: DeskMoment): Promise<DeskPart> {
    const paused = await pausedMailings(em);
    const planned = await plannedMailings(em);
    const waiting = await unsentMails(em, COUNTED);
    return {
      tasks: paused.map(({ id, title, reason, until }) => ({
        kind: 'mailing',
        tone: until === null ? 'warning' : 'moving',
        by: 'today',
        sentence: `“${title}” is paused${until === null ? '' : ` until ${moment.time(new Date(until)).replace(/^on /, '')}`}.`,
        detail: reason ?? '',
        action: { label: 'Open', path: `/emailer/history/${id}` },
      })),
      next: planned.map(({ title, size, at }) => {
        const time = new Date(at);
        return {
          at: time,
          sentence: `“${title}” goes out ${moment.time(time)}, to ${counted(size, 'person', 'people')}.`,
        };
      }),
      tools: [
        {
          tool: 'email',
          figure: waiting < COUNTED ? numeral(waiting) : `${numeral(COUNTED)}+`,
          of: null,
          counts: waiting === 1 ? 'mail waits' : 'mails wait',
        },
      ],
    };
  }
}
