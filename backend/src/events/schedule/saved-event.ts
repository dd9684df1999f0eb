import type { EventDetails } from '../event.entity.ts';
import type { EventPlan, PlanForm } from '../event-plan.ts';
import type { SaidFacts } from '../facts/game-facts.ts';

/** What somebody saves of an event. */
export interface SavedEvent {
  details: EventDetails;
  /** In the form's words: which day they name is said by the edition at the moment at which the event is written. */
  when: PlanForm;
  facts: SaidFacts;
  /** Id of the participant who brings the game, or null. */
  gameOwnerId: string | null;
  /** Id of its table; null or empty for none, undefined for the one that it has. */
  tableId?: string | null | undefined;
  /** Ids of the participants who host the event beside its owner; unchanged when not given. */
  coHostIds?: string[];
  /** The version that the form was filled from, if it says so. */
  filledFrom?: string;
  /** Outside the sending hours, what tells of a moved event waits for them. */
  inSendingHours?: boolean;
}

/** The same with the moment that its words name. */
export type PlannedEvent = SavedEvent & { plan: EventPlan };
