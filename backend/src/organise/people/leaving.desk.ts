import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { contributes } from '@tablefall/platform/contributions/contributions';
import { DESK, type DeskPart, type DeskSource } from '../../convention/desk/desk.service.ts';
import { counted, type DeskMoment } from '../../convention/desk/desk-moment.policy.ts';
import { ClosuresService } from '../../users/closing/closures.service.ts';

/** Who asked to be forgotten, until that is done. */
@Injectable()
@contributes(DESK)
export class LeavingOnDesk implements DeskSource {
  readonly role = 'administrator';

  constructor(private readonly closures: ClosuresService) {}

  async look(em: EntityManager, moment: DeskMoment): Promise<DeskPart> {
    const leaving = await this.closures.leaving(em);
    const [first] = leaving;
    if (!first) return {};
    const isOne = leaving.length === 1;
    return {
      tasks: [
        {
          kind: 'forgotten',
          tone: 'plain',
          by: moment.by(first.eraseAt),
          sentence: `${counted(leaving.length, 'person', 'people')} asked to be forgotten.`,
          detail: `It is done by itself, ${isOne ? '' : 'first '}${moment.time(first.eraseAt)}.`,
          action: { label: 'See who', path: '/organise/people#leaving' },
        },
      ],
    };
  }
}
