import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Transactions, type UnitOfWork } from '@tablefall/platform/database/transactions';
import { Commitments, ScheduleConflictError } from '../../convention/commitments/commitments.service.ts';
import { EditionService } from '../../convention/edition/edition.service.ts';
import type { EventDetails } from '../event.entity.ts';
import { EventLocks } from '../event-locks.ts';
import type { PlanForm } from '../event-plan.ts';
import { insertEvent, setGameOwner } from '../event-rows.ts';
import { RegistrationFullError } from '../events.errors.ts';
import { scheduleOf } from '../events.tables.ts';
import { factsAfter, type SaidFacts } from '../facts/game-facts.ts';
import { addParticipant } from '../participants.ts';
import { EventTables } from '../tables/event-tables.service.ts';
import { addWaiting } from '../waitlist/waiting.ts';
import { ScheduleService } from './schedule.service.ts';

/** One of the names of an account. */
export interface ImportedPerson {
  email: string;
  name: string;
}

/** An event that was planned elsewhere. */
export interface ImportedEvent extends PlanForm, Omit<EventDetails, 'ownerId'>, SaidFacts {
  id: string;
  owner: ImportedPerson;
  gameOwner: ImportedPerson | null;
  participants: ImportedPerson[];
  waitlist: ImportedPerson[];
  /** Id of a table of the floor plan. */
  tableId?: string | null;
}

/** Takes over events of the edition with those who play. Nobody is mailed. */
@Injectable()
export class EventImportService {
  constructor(
    private readonly transactions: Transactions,
    private readonly schedule: ScheduleService,
    private readonly locks: EventLocks,
    private readonly edition: EditionService,
    private readonly commitments: Commitments,
    private readonly tables: EventTables,
  ) {}

  /**
   * Imports all or nothing; events whose ids there are stay as they are.
   *
   * @throws Error naming a person whom nobody registered, or who would take part and wait
   * @throws InvalidInputError, RegistrationFullError, ScheduleConflictError by the rules of the schedule
   */
  async importEvents(imported: ImportedEvent[]): Promise<void> {
    await this.transactions.runInBackground(async (unit) => {
      const nameIdOf = await namesOf(unit.em);
      for (const event of imported) {
        await this.importEvent(unit, event, nameIdOf);
      }
    });
  }

  private async importEvent(
    unit: UnitOfWork,
    event: ImportedEvent,
    nameIdOf: (person: ImportedPerson) => string,
  ): Promise<void> {
    const { em } = unit;
    const plan = this.schedule.planOf(event);
    const details = { ...event, ...factsAfter(event, event.spots), ownerId: nameIdOf(event.owner) };
    const tableId = await this.tables.choose(em, event.tableId, { id: event.id, plan, now: null });
    if (!(await insertEvent(unit, this.edition.key, event.id, details, plan, tableId))) {
      return;
    }
    const playing = event.participants.map(nameIdOf);
    const both = event.waitlist.find((person) => playing.includes(nameIdOf(person)));
    if (both) {
      throw new Error(`${both.name} takes part in ${event.gameName} and cannot wait for it`);
    }
    await this.locks.lockNames(em, playing);
    const conflicts = await this.commitments.conflictsOf(em, playing, plan, { except: [event.id] });
    if (conflicts.length > 0) {
      throw new ScheduleConflictError(conflicts, 'event');
    }
    for (const nameId of playing) {
      if (!(await addParticipant(unit, event.id, nameId))) {
        throw new RegistrationFullError();
      }
    }
    for (const person of event.waitlist) {
      await addWaiting(unit, event.id, nameIdOf(person));
    }
    if (event.gameOwner) {
      const gameOwnerId = nameIdOf(event.gameOwner);
      await setGameOwner(em, event.id, gameOwnerId);
    }
  }
}

/** Finds the ids of names among all that there are. */
async function namesOf(em: EntityManager): Promise<(person: ImportedPerson) => string> {
  const rows = await scheduleOf(em)
    .selectFrom('user_name')
    .innerJoin('account', 'account.id', 'user_name.user_id')
    .select(['user_name.id', 'account.email', 'user_name.name'])
    .execute();
  const ids = new Map(rows.map(({ id, email, name }) => [`${email} ${name}`, id]));
  return ({ email, name }) => {
    const id = ids.get(`${email.toLowerCase()} ${name}`);
    if (!id) {
      throw new Error(`Nobody registered as ${name} with the address ${email}`);
    }
    return id;
  };
}
