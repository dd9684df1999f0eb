import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { contributes } from '@tablefall/platform/contributions/contributions';
import { firstRowOf, sql } from '@tablefall/platform/database/sql';
import { DESK, type DeskPart, type DeskSource } from '../../convention/desk/desk.service.ts';
import type { DeskMoment } from '../../convention/desk/desk-moment.policy.ts';
import { EditionService } from '../../convention/edition/edition.service.ts';
import { DoorLinks } from '../../users/door-links/door-links.service.ts';

/** A shift that is to open the door, which it does only while there is a door link. The administrator alone makes one. */
@Injectable()
@contributes(DESK)
export class DoorShiftsOnDesk implements DeskSource {
  readonly role = 'administrator';

  constructor(
    private readonly edition: EditionService,
    private readonly links: DoorLinks,
  ) {}

  async look(em: EntityManager, moment: DeskMoment): Promise<DeskPart> {
    const shift = await firstRowOf<{ title: string; startsAt: Date }>(
      em,
      sql`
        select title, starts_at as "startsAt" from shift
        where edition = ${this.edition.key} and opens_door and ends_at > ${moment.now}
          and ${this.edition.end} > ${moment.now}
        order by starts_at, lower(title), id limit 1`,
    );
    if (!shift || (await this.links.current())) return {};
    return {
      tasks: [
        {
          kind: 'shift',
          tone: 'warning',
          by: moment.by(shift.startsAt),
          sentence: 'A shift opens the door, and there is no door link.',
          detail: `Without one it stays shut to the helpers of ${shift.title} ${moment.beginning(shift.startsAt)}.`,
          action: { label: 'Make one', path: '/organise/people#door-link' },
        },
      ],
    };
  }
}
