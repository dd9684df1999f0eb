import { Radio } from 'antd';
import { useState } from 'react';
import { useEdition } from '#api/edition.ts';
import { shortMoment } from '#ui/text/date-text.ts';
import styles from './sending-choice.module.css';

/** When mail to many leaves, or that none does; `later` is a time that the form asks for. */
export type Sending = 'soon' | 'hours' | 'later' | 'nobody';

export interface SendingTime {
  sending: Sending;
  choose: (sending: Sending) => void;
  /** For the server. */
  leaves: 'soon' | 'hours';
  /** In a question and on a button: 'now', 'tomorrow at 9:00 AM'. */
  when: string;
  /** When the sending hours begin; null within them. */
  nextHour: string | null;
}

/** The choice of a form that mails: within the sending hours now, else when they begin, until somebody chooses. */
export function useSendingTime(nextHour: string | null = null): SendingTime {
  const { timeZone } = useEdition();
  const [chosen, choose] = useState<Sending>();
  const proposed = nextHour ? 'hours' : 'soon';
  const sending = chosen === undefined || (chosen === 'hours' && !nextHour) ? proposed : chosen;
  const when = sending === 'hours' && nextHour ? hourText(nextHour, timeZone) : 'now';
  // Within the hours, waiting for them is no wait. Until it is known where they begin, nothing leaves at night.
  return { sending, choose, leaves: chosen === 'soon' ? 'soon' : 'hours', when, nextHour };
}

interface SendingChoiceProps {
  time: SendingTime;
  label?: string;
  /** The form asks for a time of its own. */
  mayChooseTime?: boolean;
  /** Mail is one part of what the form does, so that it can be left out. */
  mayTellNobody?: boolean;
  /** What leaves now waits ten seconds for an undo. */
  canUndo?: boolean;
}

/** When the mail of a form leaves. */
export function SendingChoice(props: SendingChoiceProps) {
  const { time, label = 'When the mail leaves', canUndo = true } = props;
  const { mayChooseTime = false, mayTellNobody = false } = props;
  const { timeZone } = useEdition();
  const { sending, choose, nextHour } = time;
  const soon = canUndo ? 'It leaves in 10 seconds. Until then you can undo it.' : 'It leaves at once.';
  if (!nextHour && !mayTellNobody && !mayChooseTime) return <p className="hint">{soon}</p>;
  return (
    <Radio.Group
      className={styles.choices}
      aria-label={label}
      value={sending}
      onChange={({ target }) => choose(target.value as Sending)}
    >
      {nextHour && (
        <Card
          value="hours"
          title={capital(hourText(nextHour, timeZone))}
          text="When the sending hours begin."
        />
      )}
      <Card value="soon" title="Now" text={`${nextHour ? 'Outside the sending hours. ' : ''}${soon}`} />
      {mayChooseTime && <Card value="later" title="Another time" text="A date and a time that you choose." />}
      {mayTellNobody && (
        <Card value="nobody" title="Tell nobody" text="The pages and calendars show it at once." />
      )}
    </Radio.Group>
  );
}

function Card({ value, title, text }: { value: Sending; title: string; text: string }) {
  return (
    <Radio value={value} className={styles.choice}>
      <span className="strong">{title}</span>
      <span className={`small muted ${styles.text}`}>{text}</span>
    </Radio>
  );
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
