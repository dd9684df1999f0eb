import { useState } from 'react';
import { MailPreview } from '#antd/mail/mail-preview.tsx';
import { Segments } from '#antd/segments.tsx';
import { problemOf } from '#core/api/problem.ts';
import { type MailTextPreview, usePreviewMailTextQuery } from '#core/api/staff.ts';
import { numeral } from '#core/text/count-text.ts';
import { useDebouncedValue } from '#ui/feedback/timing.ts';
import { IconButton } from '#ui/form/icon-button.tsx';
import type { TextOf } from './text-editor.tsx';
import styles from './texts.module.css';
import type { WordsValues } from './words.ts';

/** ms; while somebody types, the mail is not asked for with every key. */
const REST = 400;

/** A mail as one of its recipients will get it. */
export interface PreviewedText {
  /** The previous one while another loads. */
  data: MailTextPreview | undefined;
  error: unknown;
  retry: () => void;
  /** Shows the mail of another one, by the place among all, from 0. */
  show: (place: number) => void;
}

export function usePreviewedText({ edition, kind }: TextOf, values: WordsValues): PreviewedText {
  const [place, show] = useState(0);
  const words = useDebouncedValue(values, REST);
  const { data, error, refetch } = usePreviewMailTextQuery(
    { kind, edition, mailTextPreviewRequest: { ...words, place } },
    { refetchOnMountOrArgChange: true },
  );
  return { data, error, retry: () => void refetch(), show };
}

const SIDES = [
  { value: 'standard' as const, label: 'Standard' },
  { value: 'own' as const, label: 'Your words' },
];

/** The mail beside the form, with the words and without. */
export function TextPreview({ previewed }: { previewed: PreviewedText }) {
  const [side, setSide] = useState<(typeof SIDES)[number]['value']>('own');
  const { data, error, retry, show } = previewed;
  // What is wrong with the words is said at their fields.
  const isError = Boolean(error) && Object.keys(problemOf(error).fields).length === 0;
  return (
    <section className={`card sunken ${styles.preview}`} aria-label="Preview">
      <div className={`row spread gap-10 line-below wrap ${styles.previewHead}`}>
        <Segments aria-label="Shown" value={side} options={SIDES} onChange={setSide} />
        {data && <Steps shown={data} show={show} />}
        <p className={`small anywhere ${styles.whose}`} role="status">
          {data && <Whose shown={data} />}
        </p>
      </div>
      <div className={`pad-16 ${styles.mail}`}>
        <MailPreview mail={data?.[side]} isError={isError} onRetry={retry} marksOwnWords />
      </div>
    </section>
  );
}

function Whose({ shown: { recipient, form, place, total } }: { shown: MailTextPreview }) {
  const who = recipient ? `To ${recipient.name || recipient.email}` : `Example${form && `: ${form}`}`;
  const among = `${numeral(place + 1)} of ${numeral(total)} ${recipient ? 'real recipients' : 'examples'}`;
  return (
    <>
      <b>{who}</b> <span className="muted">· {among}</span>
    </>
  );
}

function Steps({
  shown: { recipient, place, total },
  show,
}: {
  shown: MailTextPreview;
  show: (to: number) => void;
}) {
  const noun = recipient ? 'recipient' : 'example';
  const step = (icon: 'previous' | 'next', target: number) => {
    const isPossible = target >= 0 && target < total;
    return (
      <IconButton
        icon={icon}
        label={`${icon === 'previous' ? 'Previous' : 'Next'} ${noun}`}
        framed
        // Not `disabled`, which would drop the keyboard's place at the ends.
        aria-disabled={!isPossible}
        onClick={isPossible ? () => show(target) : undefined}
      />
    );
  };
  return (
    <div className="flex gap-4">
      {step('previous', place - 1)}
      {step('next', place + 1)}
    </div>
  );
}
