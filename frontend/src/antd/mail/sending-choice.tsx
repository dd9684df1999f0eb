import { Radio } from 'antd';
import { capital, hourText, type Sending, type SendingTime } from '#core/action/sending-time.ts';
import { useEdition } from '#core/api/edition.ts';
import styles from './sending-choice.module.css';

interface SendingChoiceProps {
  time: SendingTime;
  label?: string;
  /** The form asks for a time of its own. */
  mayChooseTime?: boolean;
  /** Mail is one part of what the form does, so that it can be left out. */
  mayTellNobody?: boolean;
  /** What leaves now waits for an undo. */
  canUndo?: boolean;
  /** When it leaves that leaves now, where that is another moment. */
  soon?: string;
}

/** When the mail of a form leaves. */
export function SendingChoice(props: SendingChoiceProps) {
  const { time, label = 'When the mail leaves', canUndo = true } = props;
  const { mayChooseTime = false, mayTellNobody = false } = props;
  const { timeZone } = useEdition();
  const { sending, choose, nextHour } = time;
  const undone = canUndo ? 'It leaves in 10 seconds. Until then you can undo it.' : 'It leaves at once.';
  const { soon = undone } = props;
  if (!nextHour && !mayTellNobody && !mayChooseTime) return <p className="hint">{soon}</p>;
  return (
    <Radio.Group
      className="grid gap-8"
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
    <Radio value={value} className={`top round ${styles.choice}`}>
      <span className="strong">{title}</span>
      <span className="small muted block">{text}</span>
    </Radio>
  );
}
