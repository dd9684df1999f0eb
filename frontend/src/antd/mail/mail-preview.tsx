import { Button } from 'antd';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import type { MailPreview as Mail, PreviewRecipient } from '#core/api/staff.ts';
import { useScreen } from '#core/screen.ts';
import { Segments } from '../segments.tsx';
import styles from './mail.module.css';
import type { RecipientMail as RecipientPreview } from './message-preview.ts';

/** px; templates change at 600. */
const LAYOUTS = { desktop: 660, phone: 375 };
/** px; below this the phone's layout is the default, because the desktop's would be too small to read. */
const ROOM_FOR_DESKTOP = 440;

const VIEWS = [
  { value: 'desktop' as const, label: 'Desktop' },
  { value: 'phone' as const, label: 'Phone' },
  { value: 'text' as const, label: 'Text' },
];
type View = (typeof VIEWS)[number]['value'];

interface MailPreviewProps {
  /** Rendered by the server; undefined while it loads. */
  mail: (Pick<Mail, 'subject' | 'html' | 'text'> & Partial<Pick<Mail, 'from'>>) | undefined;
  /** The recipient; none for an example. */
  to?: string;
  isError: boolean;
  onRetry: () => void;
  /** Marks the words of one's own with a bar, which the mail does not have. */
  marksOwnWords?: boolean;
}

/** A mail as it will be received: in the width of a desktop or a phone, or its text part. */
export function MailPreview({ mail, to, isError, onRetry, marksOwnWords = false }: MailPreviewProps) {
  const [chosen, setChosen] = useState<View>();
  const [body, width] = useElementWidth();
  const view = chosen ?? (width < ROOM_FOR_DESKTOP ? 'phone' : 'desktop');
  if (isError) {
    return (
      <div className="grid gap-10 muted from-start" role="status">
        <p>The preview did not load.</p>
        <Button onClick={onRetry}>Retry</Button>
      </div>
    );
  }
  if (!mail)
    return <div className={`flex column round clips raised lifted ${styles.mail}`} aria-busy="true" />;
  return (
    <div className={`flex column round clips raised lifted ${styles.mail}`}>
      <dl className={`grid anywhere line-below ${styles.head}`}>
        {mail.from && (
          <>
            <dt>From</dt>
            <dd>{mail.from}</dd>
          </>
        )}
        {to && (
          <>
            <dt>To</dt>
            <dd>{to}</dd>
          </>
        )}
        <dt>Subject</dt>
        <dd className="strong">{mail.subject}</dd>
      </dl>
      <div className={`line-below ${styles.views}`}>
        {/* Only once the default is known, so that it does not flicker. */}
        {width > 0 && (
          <Segments size="small" aria-label="Shown as" value={view} options={VIEWS} onChange={setChosen} />
        )}
      </div>
      <div className={`grow sunken anchor ${styles.body}`} ref={body}>
        {view === 'text' ? (
          <pre className={`anywhere ${styles.text}`}>{mail.text}</pre>
        ) : (
          width > 0 && (
            <MailFrame
              html={marksOwnWords ? withMarks(mail.html) : mail.html}
              title={to ? `Mail to ${to}` : 'Mail'}
              layout={LAYOUTS[view]}
              room={width}
            />
          )
        )}
      </div>
    </div>
  );
}

interface MailFrameProps {
  html: string;
  title: string;
  /** px; the mail is scaled down when `room` is less than `layout`. */
  layout: number;
  room: number;
}

function MailFrame({ html, title, layout, room }: MailFrameProps) {
  const scale = Math.min(1, room / layout);
  return (
    <iframe
      // A new frame for each mail: changing `srcDoc` would add an entry to the history.
      key={html}
      title={title}
      sandbox=""
      srcDoc={withoutLinks(html)}
      style={{
        width: layout,
        height: `${100 / scale}%`,
        left: (room - layout * scale) / 2,
        transform: `scale(${scale})`,
      }}
    />
  );
}

/** Links open a new window, which the sandbox forbids: a click does nothing. */
function withoutLinks(html: string): string {
  return html.replace(/<head[^>]*>/i, (head) => `${head}<base target="_blank">`);
}

/** The colours are those of the theme; a mail follows the system, not the theme. */
const MARKS = `<style>
.ow{margin:0 -14px;padding:8px 14px;border-left:4px solid #1F5C49;background:#E2EFE8}
.ow::before{content:"Your words";display:block;font:bold 13px/1.3 Arial,sans-serif;color:#1F5C49}
.ow>:first-child{margin-top:3px}.ow>:last-child{margin-bottom:0}
@media(prefers-color-scheme:dark){.ow{border-color:#63BE9A;background:#1F3A30}.ow::before{color:#63BE9A}}
</style>`;

function withMarks(html: string): string {
  return html.replace('</head>', `${MARKS}</head>`);
}

interface PreviewSectionProps {
  className?: string;
  /** Where a page shows several mails: which one it is. */
  title?: string;
  /** Shown beside the title while the section is open. */
  extra?: ReactNode;
  /** It has a place of its own on phones as well, and does not fold. */
  staysOpen?: boolean;
  children: ReactNode;
}

/** A section for the preview of a mail; on phones it is collapsed at first. */
export function PreviewSection(props: PreviewSectionProps) {
  const { className = '', title = 'Mail preview', extra, staysOpen = false, children } = props;
  const isFolding = useScreen().isPhone && !staysOpen;
  const [isUnfolded, setUnfolded] = useState(false);
  const isOpen = isUnfolded || !isFolding;
  return (
    <section className={`${styles.section} ${className}`} aria-label={title}>
      <div className={`row gap-10 rigid ${styles.title}`}>
        <h3>{title}</h3>
        {isOpen && extra}
        {isFolding && (
          <Button aria-expanded={isOpen} onClick={() => setUnfolded(!isUnfolded)}>
            {isOpen ? 'Hide' : 'Show'}
          </Button>
        )}
      </div>
      {isOpen && children}
    </section>
  );
}

interface RecipientMailProps {
  preview: RecipientPreview;
  /** The id of the chosen recipient, whose mail is scrolled into view. */
  chosen: string | undefined;
  /** Shown when there is no mail. */
  none: string;
}

/** The mail that one recipient will get. */
export function RecipientMail({ preview, chosen, none }: RecipientMailProps) {
  const { mail, isReady, isError, retry } = preview;
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    // On a phone the list stands above it.
    if (chosen) section.current?.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
  }, [chosen]);
  return (
    <section ref={section} className={`stack ${styles.recipientMail}`} aria-label="Mail preview">
      {isReady ? (
        <MailPreview mail={mail} to={addressee(mail?.recipient)} isError={isError} onRetry={retry} />
      ) : (
        <p className="muted">{none}</p>
      )}
    </section>
  );
}

/** 'Dana Whitfield <dana@mail.example>' */
export function addressee(recipient: PreviewRecipient | undefined): string {
  if (!recipient) return '';
  return recipient.name ? `${recipient.name} <${recipient.email}>` : recipient.email;
}

/** A ref for an element and its current width in px; 0 until it is known. */
function useElementWidth(): [ref: (element: HTMLElement | null) => (() => void) | undefined, width: number] {
  const [width, setWidth] = useState(0);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    setWidth(element.clientWidth);
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, width];
}
