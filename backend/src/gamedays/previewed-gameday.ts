import type { GamedayFacts } from '@tablefall/mail';
import type { GamedayDto } from './gamedays.dto.ts';
import { lateAnswerBy } from './times/answer-by.ts';

/** What a preview reads of a gameday, which need not be saved. */
type Previewed = Pick<
  GamedayDto,
  'id' | 'date' | 'startTime' | 'endTime' | 'location' | 'description' | 'invitationWords' | 'answerBy'
>;

/**
 * No invitation has this token: nobody can answer through a preview. It is as long as a real one, so that lines break
 * in the same places.
 */
export const NO_TOKEN = 'preview-'.repeat(4);

/** A gameday as the preview of a mail tells it. No preview carries a calendar file, so its sequence is never read. */
export function previewedFacts({ id, ...gameday }: Previewed): GamedayFacts {
  const { date, startTime, endTime, location, description, invitationWords, answerBy } = gameday;
  const when = { date, startTime, endTime, answerBy };
  return { gamedayId: id, ...when, location, description, invitationWords, sequence: 0 };
}

/** The same in a mail that asks for an answer today. @param today `YYYY-MM-DD` */
export function previewedQuestion(gameday: Previewed, today: string) {
  return {
    ...previewedFacts(gameday),
    invitationToken: NO_TOKEN,
    ownAnswerBy: lateAnswerBy(gameday, today),
  };
}
