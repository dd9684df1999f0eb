import type { Event } from '#api/generated.ts';
import { FlagTag } from '#ui/pieces/flag.tsx';
import { TEACHER_TEXTS, wantsPlayers } from '../schedule/sign-up.ts';
import { usePhase } from '../schedule/use-clock.ts';

/** The green flag, while a spot can be taken and the game has not started. */
export function PlayersWanted({ event }: { event: Event }) {
  const phase = usePhase(event);
  return phase === 'upcoming' && wantsPlayers(event) && <FlagTag colour="green">Players wanted</FlagTag>;
}

/** The yellow flag, while an event that is not over looks for a teacher. */
export function TeacherFlag({ event }: { event: Event }) {
  const phase = usePhase(event);
  if (event.teacher === 'none' || phase === 'completed') return null;
  return <FlagTag colour="yellow">{TEACHER_TEXTS[event.teacher]}</FlagTag>;
}
