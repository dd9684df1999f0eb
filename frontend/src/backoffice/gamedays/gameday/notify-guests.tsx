import { type ReactNode, useState } from 'react';
import { addressee, MailPreview, PreviewSection } from '#antd/mail/mail-preview.tsx';
import { askBefore } from '#antd/mail/many-people.ts';
import { SendingChoice } from '#antd/mail/sending-choice.tsx';
import { Segments } from '#antd/segments.tsx';
import { useSendingTime } from '#core/action/sending-time.ts';
import { useEdition } from '#core/api/edition.ts';
import type { GamedayForm } from '#core/api/generated.ts';
import { problemOf } from '#core/api/problem.ts';
import { type GamedayNews, usePreviewGamedayNewsQuery } from '#core/api/staff.ts';
import { numeral, people } from '#core/text/count-text.ts';
import { shortMoment } from '#core/text/date-text.ts';
import { useDebouncedValue } from '#ui/feedback/timing.ts';

/** ms; while a place is typed the mail is not asked for with every key. */
const REST = 400;

/** What would be saved, the same object as long as it says the same; null for a deletion. */
type Planned = GamedayForm | null;

/** The mail of a change; its number is undefined until the server has said it. */
interface News extends Partial<GamedayNews> {
  isError: boolean;
  retry: () => void;
}

/** What guests would be told, counted by the rule that tells them. @param planned undefined when nobody is told */
function useNews(id: string | undefined, planned: Planned | undefined): News {
  const rested = useDebouncedValue(planned, REST);
  // Without these the server would refuse it, and the fields say so themselves.
  const isComplete = planned !== undefined && (planned === null || Boolean(planned.date && planned.location));
  const { data, error, isFetching, refetch } = usePreviewGamedayNewsQuery(
    { id: id ?? '', previewGamedayNews: { form: rested ?? undefined } },
    { skip: !id || !isComplete || rested === undefined, refetchOnMountOrArgChange: true },
  );
  const isSettled = rested === planned && !isFetching && !error;
  return {
    ...data,
    // Most keys change nobody's number. That there is nobody holds only for what was asked.
    count: isSettled ? data?.count : data?.count || undefined,
    isError: Boolean(error) && Object.keys(problemOf(error).fields).length === 0,
    retry: () => void refetch(),
  };
}

/** Whether guests are told of a change, when, and how many they are. */
export function useTelling(id: string | undefined, planned: Planned | undefined) {
  const { timeZone } = useEdition();
  const news = useNews(id, planned);
  const time = useSendingTime(news.leavesAt);
  const isChosen = time.sending !== 'nobody';
  const canTell = planned !== undefined && news.count !== 0;
  const tells = canTell && isChosen;
  const isNow = time.when === 'now';
  const at = isNow ? `now, at ${clock(new Date().toISOString(), timeZone)}` : time.when;
  return {
    news,
    time,
    /** There is somebody to tell. */
    canTell,
    isChosen,
    tells,
    /** Their mail waits for the sending hours. */
    inSendingHours: time.leaves === 'hours',
    /** On the button: '294 people', or 'the guests' before it is known how many they are. */
    whom: news.count === undefined ? 'the guests' : people(news.count),
    /** What is to be read once it is saved. */
    announcement: `${news.count === undefined ? 'The guests' : people(news.count)} will be told ${isNow ? 'in 10 seconds' : at}.`,
    question: tells ? askBefore('Tell', news.count, at) : null,
  };
}

export type Telling = ReturnType<typeof useTelling>;

interface NotifyGuestsProps {
  telling: Telling;
  /** Which mail they get. */
  hint: string;
  /** What leaves now can be undone for ten seconds. */
  canUndo: boolean;
  /** That mail, where it does not stand beside the form. */
  children?: ReactNode;
}

/** Asks whether and when the guests are told by mail that their gameday changes or is deleted. */
export function NotifyGuests({ telling, hint, canUndo, children }: NotifyGuestsProps) {
  const { news, isChosen, time } = telling;
  const number = news.count === undefined ? '' : ` (${numeral(news.count)})`;
  const label = `Tell the guests who have not declined${number} by e-mail`;
  return (
    <div className="stack gap-12">
      <div>
        <p className="strong" aria-hidden="true">
          {label}
        </p>
        <p className="hint">{hint}</p>
      </div>
      <SendingChoice time={time} label={label} mayTellNobody canUndo={canUndo} />
      {isChosen && children}
    </div>
  );
}

/** The mail of a change or a deletion, as the first of the guests will get it. */
export function NewsMail({ news: { mail, isError, retry } }: { news: News }) {
  return (
    <MailPreview mail={mail ?? undefined} to={addressee(mail?.recipient)} isError={isError} onRetry={retry} />
  );
}

const MAILS = [
  { value: 'news' as const, label: 'The news' },
  { value: 'invitation' as const, label: 'The invitation' },
];

/** What stands beside the form: the mail that saving it sends, or else the invitation, which can be looked at all the same. */
export function GamedayMails({ telling, invitation }: { telling: Telling; invitation: ReactNode }) {
  const [shown, show] = useState<(typeof MAILS)[number]['value']>('news');
  if (!telling.tells) return invitation;
  return (
    <>
      <Segments aria-label="Which mail" value={shown} options={MAILS} onChange={show} />
      {shown === 'invitation' ? (
        invitation
      ) : (
        <PreviewSection title="The mail as it will be">
          <NewsMail news={telling.news} />
        </PreviewSection>
      )}
    </>
  );
}

/** '10:40 PM' */
function clock(instant: string, timeZone: string): string {
  return shortMoment(instant, timeZone, new Date(instant));
}
