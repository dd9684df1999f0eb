import { useEdition } from '#core/api/edition.ts';
import { type Places, useWaitForBadgesMutation } from '#core/api/generated.ts';
import { refusalText, unreachedText } from '#core/api/problem.ts';
import { addressProblem } from '#core/edit/email-address.ts';
import { useEdit } from '#core/edit/use-edit.ts';
import { count } from '#core/text/count-text.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { TextField } from '#ui/form/field.tsx';
import { offeredText } from '#ui/line/line-text.ts';
import { Icon } from '#ui/pieces/icon.tsx';
import { PrivacyLine } from '#ui/text/privacy-line.tsx';
import { LONGEST_NAME } from '../form/attendee-form.ts';
import styles from '../register-card.module.css';
import { BadgeCount } from './badge-count.tsx';

const FAILURE = 'Failed to wait in line';

/** What somebody wanted who found too few badges. */
export interface BadgeWish {
  email: string;
  badges: number;
}

interface WaitForBadgesProps {
  places: Places;
  /** Given below a form that was refused. */
  wish?: BadgeWish;
  /** Of somebody who is signed in. */
  email?: string;
}

/** The line for badges of a full house; nobody waits once the doors are open. The place itself is told by mail alone. */
export function WaitForBadges({ places, wish, email: own = '' }: WaitForBadgesProps) {
  const edition = useEdition();
  const [waitForBadges] = useWaitForBadgesMutation();
  const form = useEdit({
    value: { name: '', email: wish?.email ?? own, badges: wish?.badges ?? 1 },
    failure: FAILURE,
    check: ({ name, email }) => ({
      name: name.trim() ? undefined : 'Name is required',
      email: addressProblem(email, 'Invalid email'),
    }),
    save: ({ name, email, badges }) => waitForBadges({ name: name.trim(), email: email.trim(), badges }),
    takesFocus: wish !== undefined,
  });
  if (new Date(edition.startDate) <= new Date()) return null;
  if (form.saved) {
    return (
      <div className={`${styles.body} line-above ${styles.line}`}>
        <Notice tone="success" title="Look into your mail" takesFocus>
          {form.saved.data.message}
        </Notice>
      </div>
    );
  }
  return (
    <form
      {...form.props}
      className={`${styles.body} line-above ${styles.line}`}
      aria-labelledby="line-heading"
    >
      <div>
        <h3 id="line-heading">Wait in line</h3>
        <p className="muted">
          Badges come back when somebody cannot come. The first in line who fits gets an offer by mail and has
          a day to register, or two hours if the doors open soon. {lineText(places)}
        </p>
      </div>
      <TextField form={form} name="name" label="Full name" autoComplete="name" maxLength={LONGEST_NAME} />
      <TextField form={form} name="email" label="Email Address" type="email" autoComplete="email" />
      <BadgeCount
        value={form.values.badges}
        error={form.errors.badges}
        onChange={(badges) => form.change({ badges })}
      />
      {form.problem && (
        <Notice tone="error" title={FAILURE} live>
          {refusalText(form.problem) ?? unreachedText()}
        </Notice>
      )}
      <button type="submit" className="btn btn-primary btn-large btn-block" aria-disabled={form.isSending}>
        <Icon name="bell" />
        Tell me when badges free up
      </button>
      <p className="small muted">We mail you your place, with a link to leave the line.</p>
      <PrivacyLine />
    </form>
  );
}

/** '3 parties wait. 1 badge is offered to people who waited.' */
function lineText({ partiesWaiting, badgesOffered }: Places): string {
  const waiting =
    partiesWaiting > 0
      ? `${count(partiesWaiting, 'party', 'parties')} ${partiesWaiting === 1 ? 'waits' : 'wait'}.`
      : '';
  return [waiting, offeredText(badgesOffered, 'badge')].filter(Boolean).join(' ');
}
