import { Refusal, type Verdict } from '../rules/refusal.ts';

/** For so long at most a push service may tell us to wait, in milliseconds. */
const LONGEST_WAIT = 3_600_000;

/** Why a push service did not accept a notice. */
export class PushRefusal extends Refusal {
  readonly verdict: Verdict;

  constructor(
    message: string,
    answer: Verdict['answer'],
    /** HTTP status; null when there was no answer. */
    readonly code: number | null = null,
    override readonly leastWait = 0,
  ) {
    super(message);
    this.verdict = { answer, bounced: false, about: 'nobody' };
  }

  /** A second notice of the same matter takes the place of the first. */
  get ambiguous(): boolean {
    return this.code === null && this.verdict.answer === 'retry';
  }
}

/** What an answer other than 2xx means: too much or a trouble of theirs passes (RFC 8030, 8.4), all else is for good. */
export function refusalOf({ status, headers }: Pick<Response, 'status' | 'headers'>): PushRefusal {
  const passes = status === 429 || status >= 500;
  return new PushRefusal(
    `The push service answered ${status}`,
    passes ? 'retry' : 'fail',
    status,
    passes ? waitIn(headers.get('retry-after') ?? '') : 0,
  );
}

/** Of `Retry-After`: seconds or a date (RFC 9110, 10.2.3). */
function waitIn(given: string): number {
  const wait = /^\d+$/.test(given) ? Number(given) * 1_000 : Date.parse(given) - Date.now();
  return Number.isNaN(wait) ? 0 : Math.min(Math.max(wait, 0), LONGEST_WAIT);
}
