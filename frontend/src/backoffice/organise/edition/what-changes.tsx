import type { RefObject } from 'react';
import { AriaDisabledButton } from '#antd/buttons.tsx';
import { CancelButton, Question, useAsking } from '#antd/dialogs/asking.tsx';
import { askBefore } from '#antd/mail/many-people.ts';
import { SendingChoice } from '#antd/mail/sending-choice.tsx';
import { ToldMail } from '#antd/mail/told-mail.tsx';
import type { Press } from '#core/action/double-press.ts';
import type { SendingTime } from '#core/action/sending-time.ts';
import { EDITION_TITLES } from '#core/api/facts.generated.ts';
import type { Problem } from '#core/api/problem.ts';
import type { EditionChange, EditionForm, EditionPreview } from '#core/api/staff.ts';
import { count as counted } from '#core/text/count-text.ts';
import { LookAtMail } from '#ui/dialog/look-at-mail.tsx';
import { BottomBar } from '#ui/feedback/bottom-bar.tsx';
import { Icon } from '#ui/pieces/icon.tsx';
import styles from './edition.module.css';

interface WhatChangesProps {
  /** Nobody but staff sees the edition yet. */
  isDraft: boolean;
  /** How many fields say something else. */
  count: number;
  preview: EditionPreview | undefined;
  problem: Problem | undefined;
  /** What one of those gets who are told. */
  mail: EditionPreview['mail'] | undefined;
  /** When it leaves. */
  time: SendingTime;
  isSaving: boolean;
  onDiscard: () => void;
  heading: RefObject<HTMLHeadingElement | null>;
}

/** What saving would do and whom it tells, with the button that does it. */
export function WhatChanges(props: WhatChangesProps) {
  const { isDraft, count, preview, problem, mail, time, isSaving, onDiscard, heading } = props;
  const when = time.hour ?? 'within minutes';
  const people = preview?.people ?? 0;
  const asking = useAsking(askBefore('Save and tell', people, when), String(people));
  // Enter in a field presses this button as well.
  const ask = (press: Press & { preventDefault: () => void }) => {
    if (asking.mayGoOn(press)) asking.goBack();
    else press.preventDefault();
  };
  return (
    <aside className={`card ${styles.changes}`} aria-labelledby="what-changes">
      <div className={styles.change}>
        <h2 id="what-changes" ref={heading} tabIndex={-1}>
          What changes
        </h2>
        <p className="muted" role="status">
          {count === 0 ? 'Nothing yet.' : `${counted(count, 'setting')}. Nothing is saved yet.`}
        </p>
      </div>
      {preview?.changes.map((change) => (
        <Change key={change.field} change={change} isDraft={isDraft} when={when} />
      ))}
      {mail && (
        <div className={styles.change}>
          {time.nextHour && <SendingChoice time={time} soon="It leaves within minutes." />}
          <LookAtMail>{() => <ToldMail mail={mail} isError={false} onRetry={() => undefined} />}</LookAtMail>
        </div>
      )}
      {problem && (
        <ul className={`${styles.change} danger ${styles.problem}`}>
          {problemTexts(problem).map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      {count > 0 && (
        <BottomBar className={`grid gap-10 line-above sunken ${styles.save}`}>
          <Question asking={asking} />
          <AriaDisabledButton
            type="primary"
            size="large"
            block
            htmlType="submit"
            form="edition"
            loading={isSaving}
            isDisabled={!preview && !problem}
            onClick={ask}
          >
            {saveLabel(preview)}
          </AriaDisabledButton>
          {asking.question ? (
            <CancelButton asking={asking} onCancel={onDiscard} />
          ) : (
            <AriaDisabledButton type="text" block isDisabled={isSaving} onClick={onDiscard}>
              Discard changes
            </AriaDisabledButton>
          )}
        </BottomBar>
      )}
    </aside>
  );
}

/** Which fields cannot be saved, and why; or what else is wrong. */
function problemTexts({ fields, message }: Problem): string[] {
  const texts = Object.entries(fields).map(
    ([field, text]) => `${EDITION_TITLES[field as keyof EditionForm] ?? field}: ${text}`,
  );
  return texts.length > 0 ? texts : [message ?? 'This cannot be saved.'];
}

function saveLabel(preview: EditionPreview | undefined): string {
  if (!preview) return 'Save';
  return preview.people > 0
    ? `Save and tell ${counted(preview.people, 'person', 'people')}`
    : 'Save, nobody is told';
}

interface ChangeProps {
  change: EditionChange;
  isDraft: boolean;
  /** 'within minutes' */
  when: string;
}

function Change({ change, isDraft, when }: ChangeProps) {
  const { label, before, after, effect, tells } = change;
  return (
    <div className={styles.change}>
      <h3>
        {label} <s>{before}</s> <span aria-hidden="true">→</span>
        <span className="visually-hidden"> becomes </span>
        {` ${after}`}
      </h3>
      {effect && (
        <p>
          <Icon name="check" />
          <span>{effect}</span>
        </p>
      )}
      <p className={styles.mail}>
        <Icon name="mail" />
        <span>
          {tells ? (
            <>
              <b>{`${tells} ${tells === '1 person' ? 'is' : 'are'} mailed`}</b>, {when}.
            </>
          ) : (
            <>
              <b>No mail.</b> {isDraft ? 'People see it once the edition opens.' : 'Pages show it at once.'}
            </>
          )}
        </span>
      </p>
    </div>
  );
}
