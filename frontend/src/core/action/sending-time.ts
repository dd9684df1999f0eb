import { useState } from 'react';
import { useEdition } from '../api/edition.ts';
import { shortMoment } from '../text/date-text.ts';

/** When mail to many leaves, or that none does; `later` is a time that the form asks for. */
export type Sending = 'soon' | 'hours' | 'later' | 'nobody';

export interface SendingTime {
  sending: Sending;
  choose: (sending: Sending) => void;
  /** For the server. */
  leaves: 'soon' | 'hours';
  /** In a question and on a button: 'now', 'tomorrow at 9:00 AM'. */
  when: string;
  /** The same where it waits for the sending hours; undefined otherwise. */
  hour: string | undefined;
  /** When the sending hours begin; null within them. */
  nextHour: string | null;
}

/** The choice of a form that mails: within the sending hours now, else when they begin, until somebody chooses. */
export function useSendingTime(nextHour: string | null = null): SendingTime {
  const { timeZone } = useEdition();
  const [chosen, choose] = useState<Sending>();
  const proposed = nextHour ? 'hours' : 'soon';
  const sending = chosen === undefined || (chosen === 'hours' && !nextHour) ? proposed : chosen;
  const hour = sending === 'hours' && nextHour ? hourText(nextHour, timeZone) : undefined;
  const when = hour ?? 'now';
  // Within the hours, waiting for them is no wait. Until it is known where they begin, nothing leaves at night.
  return { sending, choose, leaves: chosen === 'soon' ? 'soon' : 'hours', when, hour, nextHour };
}

/** 'at 9:00 AM' or 'tomorrow at 9:00 AM': the next sending hour is less than a day away. */
export function hourText(instant: string, timeZone: string, now = new Date()): string {
  const clock = shortMoment(instant, timeZone, new Date(instant));
  return shortMoment(instant, timeZone, now) === clock ? `at ${clock}` : `tomorrow at ${clock}`;
}

/** ms; what leaves so soon is told in seconds. */
const SOON = 60_000;
/** ms */
const DAY = 86_400_000;

/** 'within seconds', 'at 9:00 AM', 'tomorrow at 9:00 AM' or 'on Oct 3, 9:00 AM': when mail leaves that waits. */
export function leavesText(instant: string, timeZone: string, now = new Date()): string {
  const wait = Date.parse(instant) - now.getTime();
  if (wait < SOON) return 'within seconds';
  return wait < DAY ? hourText(instant, timeZone, now) : `on ${shortMoment(instant, timeZone, now)}`;
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
