import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '@tablefall/platform/clock/clock';
import { contributes } from '@tablefall/platform/contributions/contributions';
import { isoTime, rowsOf, sql } from '@tablefall/platform/database/sql';
import type { Principal } from '../../http/access/principal.ts';
import { DoorLinks } from '../../users/door-links/door-links.service.ts';
import { userNames } from '../../users/names/accounts.tables.ts';
import { amountDue } from '../badges/badges.ts';
import { EditionService } from '../edition/edition.service.ts';
import { BADGE_CODE } from '../registration/badge-code.sql.ts';
import type { BadgeDto } from './badge.dto.ts';
import { DOOR_LIST_MAX, DOOR_LISTS, type DoorListSource, DoorListsService } from './door-lists.service.ts';
import type { DoorScopeDto, ExpectedListDto, ExpectedPartyDto } from './expected-list.dto.ts';

/** A registration as the database gives it. */
interface RegisteredParty extends Pick<ExpectedPartyDto, 'id' | 'owed'> {
  people: { id: string; code: string; name: string; nameId: string; child: boolean; here: string | null }[];
}

/** The edition's list of the door: everybody who is registered. */
@Injectable()
@contributes(DOOR_LISTS)
export class EditionDoorList implements DoorListSource {
  constructor(
    private readonly em: EntityManager,
    private readonly edition: EditionService,
    private readonly lists: DoorListsService,
    private readonly links: DoorLinks,
    private readonly clock: Clock,
  ) {}

  async scopes(reader: Principal | null): Promise<DoorScopeDto[]> {
    if (!(await this.links.isOpenTo(reader))) return [];
    return [{ scope: this.edition.key, date: null }];
  }

  async list(scope: string, reader: Principal | null): Promise<ExpectedListDto | null> {
    if (scope !== this.edition.key) return null;
    const endsAt = await this.links.refuseShut(reader);
    const takenAt = this.clock.now().toISOString();
    const parties = (await this.parties()).map(({ people, ...party }) => ({
      ...party,
      people: people.map(({ code, ...person }) => ({
        ...person,
        people: 1,
        codes: this.lists.codesOf(code),
      })),
    }));
    return { scope, takenAt, endsAt: endsAt.toISOString(), parties };
  }

  /** A badge for everybody who is registered, by name. */
  async badges(): Promise<BadgeDto[]> {
    const badges = (await this.parties()).flatMap(({ people }) => {
      const adult = people.find(({ child }) => !child)?.name ?? null;
      return people.map(({ id, code, name, child }) => ({
        id,
        name,
        people: 1,
        child,
        childWith: child ? adult : null,
        badgeLink: this.lists.badgeLink(code),
      }));
    });
    return badges.sort((one, other) => one.name.localeCompare(other.name, 'en'));
  }

  private parties(): Promise<RegisteredParty[]> {
    return rowsOf(
      this.em.fork(),
      sql<RegisteredParty>`
        select registration.id, ${amountDue(this.edition.price)} as owed,
               json_agg(json_build_object(
                 'id', attendee.id, 'code', ${BADGE_CODE}, 'name', user_name.name, 'nameId', user_name.id, 'child', not attendee.badge,
                 'here', ${isoTime('attendee.checked_in_at')}) order by attendee.position) as people
        from registration
        join attendee on attendee.registration_id = registration.id
        join ${userNames} user_name on user_name.id = attendee.name_id
        where registration.edition = ${this.edition.key}
        group by registration.id
        order by registration.id
        limit ${DOOR_LIST_MAX}`,
    );
  }
}
