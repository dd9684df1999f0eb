import { Injectable } from '@nestjs/common';
import { Transactions, type UnitOfWork } from '@tablefall/platform/database/transactions';
import { Commitments, ScheduleConflictError } from '../../convention/commitments/commitments.service.ts';
import { EditionService } from '../../convention/edition/edition.service.ts';
import { EventLocks } from '../event-locks.ts';
import { insertEvent, rememberCancelled, setGameOwner } from '../event-rows.ts';
import { RegistrationFullError } from '../events.errors.ts';
import { factsAfter } from '../facts/game-facts.ts';
import { addParticipant, setCoHosts } from '../participants.ts';
import { ScheduleService } from '../schedule/schedule.service.ts';
import { scheduleOf } from '../schedule-of.sql.ts';
import { EventTables } from '../tables/event-tables.service.ts';
import { addWaiting } from '../waitlist/waiting.ts';
import type { ImportedEventDto, ImportedPersonDto } from './event-import.dto.ts';
import { ImportedPeople } from './imported-people.ts';
import { insertDiscussion, insertMessages } from './imported-words.ts';

/** Takes over events of the edition with those who play and what was written about them. Nobody is mailed. */
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
   * Throws Error naming a person whom nobody registered, who would take part and wait, or host it without playing or write to
   * players without hosting it.
   * Throws InvalidInputError, RegistrationFullError, ScheduleConflictError by the rules of the schedule.
   */
  async importEvents(imported: ImportedEventDto[]): Promise<void> {
    await this.transactions.runInBackground(async (unit) => {
      const people = await ImportedPeople.read(unit.em);
      for (const event of imported) {
        await this.importEvent(unit, event, people);
      }
    });
  }

  private async importEvent(
    unit: UnitOfWork,
    event: ImportedEventDto,
    people: ImportedPeople,
  ): Promise<void> {
    const { em } = unit;
    const nameIdOf = (person: ImportedPersonDto) => people.nameOf(person);
    const plan = await this.schedule.planOf(em, event);
    const details = { ...event, ...factsAfter(event, event.spots), ownerId: nameIdOf(event.owner) };
    const choice = event.cancelled ? null : event.tableId;
    const tableId = await this.tables.choose(em, choice, { id: event.id, plan, now: null });
    if (!(await insertEvent(unit, this.edition.key, event.id, details, plan, tableId))) {
      return;
    }
    if (event.cancelled) {
      await rememberCancelled(unit, event.id);
      await scheduleOf(em).deleteFrom('event').where('id', '=', event.id).execute();
      return;
    }
    const playing = event.participants.map(nameIdOf);
    const both = event.waitlist.find((person) => playing.includes(nameIdOf(person)));
    if (both) {
      throw new Error(`${both.name} takes part in ${event.gameName} and cannot wait for it`);
    }
    const idle = event.coHosts.find((person) => !playing.includes(nameIdOf(person)));
    if (idle) {
      throw new Error(`${idle.name} does not take part in ${event.gameName} and cannot host it`);
    }
    await this.locks.lockNames(em, playing);
    const conflicts = await this.commitments.conflictsOf(em, playing, plan, { except: [event.id] });
    if (conflicts.length > 0) {
      throw new ScheduleConflictError(conflicts, 'event');
    }
    for (const nameId of playing) {
      if (!(await addParticipant(unit, event.id, nameId))) {
        throw new RegistrationFullError(0, playing.length);
      }
    }
    for (const person of event.waitlist) {
      await addWaiting(unit, event.id, nameIdOf(person));
    }
    if (event.gameOwner) {
      await setGameOwner(em, event.id, nameIdOf(event.gameOwner));
    }
    const coHosts = event.coHosts.map(nameIdOf).filter((id) => id !== details.ownerId);
    await setCoHosts(em, event.id, coHosts);
    await insertMessages(unit, event, people);
    await insertDiscussion(unit, event, people);
  }
}
