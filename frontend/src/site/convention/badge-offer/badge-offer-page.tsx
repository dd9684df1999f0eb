import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { useEdition } from '#core/api/edition.ts';
import { type BadgeOffer, useGetBadgeOfferQuery, useTakeBadgeMutation } from '#core/api/generated.ts';
import { problemOf, refusalText, unreachedText } from '#core/api/problem.ts';
import { useEdit } from '#core/edit/use-edit.ts';
import { useKept } from '#core/edit/use-kept.ts';
import { dayRange, fullMoment } from '#core/text/date-text.ts';
import { money } from '#core/text/money-text.ts';
import { PendingView } from '#ui/feedback/loading.tsx';
import { LoadFailure, Notice } from '#ui/feedback/notice.tsx';
import { TextField } from '#ui/form/field.tsx';
import { PrivacyLine } from '#ui/text/privacy-line.tsx';
import { LONGEST_NAME, PARENT_AGREES, parentError } from '../register/form/attendee-form.ts';
import { ParentTick } from '../register/form/parent-tick.tsx';
import styles from './badge-offer.module.css';

/** /badge-offer/{token}: a badge that somebody hands on. Reading takes nothing. */
export function BadgeOfferPage() {
  const { token = '' } = useParams();
  const { data, error, refetch } = useGetBadgeOfferQuery(token);
  const [isTaken, setTaken] = useState(false);
  const isGone = problemOf(error).status === 404;
  return (
    <div className="page page-narrow">
      <div className="page-head">
        <h1>{isTaken ? 'The badge is yours' : 'A badge for you'}</h1>
      </div>
      {isTaken && <Taken />}
      {!isTaken && data && !isGone && <Offer token={token} offer={data} onTaken={() => setTaken(true)} />}
      {!isTaken && error && (!data || isGone) && <NoOffer error={error} onRetry={() => void refetch()} />}
      {!isTaken && !data && !error && <PendingView />}
    </div>
  );
}

interface OfferProps {
  token: string;
  offer: BadgeOffer;
  onTaken: () => void;
}

function Offer({ token, offer, onTaken }: OfferProps) {
  const edition = useEdition();
  const [takeBadge] = useTakeBadgeMutation();
  const { badge } = offer;
  const form = useEdit({
    value: { name: '', parentAgrees: false },
    check: ({ name, parentAgrees }) => ({
      name: name.trim() ? undefined : 'Name is required',
      [PARENT_AGREES]: parentError(!badge, parentAgrees),
    }),
    save: ({ name, parentAgrees }) =>
      takeBadge({ token, ownAttendeeForm: { name: name.trim(), badge, parentAgrees } }),
    onSaved: onTaken,
    failure: 'The badge was not taken. Please try again.',
    kept: useKept(`badge-offer:${token}`, { isOfVisitor: true }),
  });
  return (
    <form {...form.props} className="card card-body form">
      <p>
        {offer.from} cannot use this badge and offers it to {offer.address}.
      </p>
      <dl className={`grid anywhere ${styles.facts}`}>
        <dt>When</dt>
        <dd>{dayRange(edition.days)}</dd>
        <dt>Where</dt>
        <dd>
          {edition.venue.name}, {edition.venue.address}
        </dd>
        <dt>For</dt>
        <dd>{badge ? 'Somebody of 10 and over' : 'A child of 9 and under'}</dd>
        <dt>To pay</dt>
        <dd>{offer.amountDue > 0 ? money(offer.amountDue, edition.currency) : 'Nothing'}</dd>
        <dt>Until</dt>
        <dd>{fullMoment(offer.endsAt, edition.timeZone)}</dd>
      </dl>
      <TextField
        form={form}
        name="name"
        label="Full name"
        hint="Of whoever comes with it."
        autoComplete="name"
        maxLength={LONGEST_NAME}
      />
      {!badge && (
        <ParentTick
          isTicked={form.values.parentAgrees}
          error={form.errors[PARENT_AGREES]}
          onChange={(parentAgrees) => form.change({ parentAgrees })}
        />
      )}
      {form.problem && (
        <Notice tone="error" title={form.problem.title} live>
          {refusalText(form.problem) ?? unreachedText()}
        </Notice>
      )}
      <button type="submit" className="btn btn-primary btn-large" aria-disabled={form.isSending}>
        Take the badge
      </button>
      <p className="small muted">
        It is put on the registration of your address; without one we make it, and mail you the way to it.
      </p>
      <PrivacyLine>
        By taking it you agree to the <Link to="/conduct">code of conduct</Link>.
      </PrivacyLine>
    </form>
  );
}

function Taken() {
  return (
    <div className="card card-body">
      <Notice tone="success" title="You are registered" takesFocus>
        We mailed you the link to your registration, and told the giver.
      </Notice>
      <p className="link-row">
        <Link className="btn btn-primary" to="/events">
          View Events
        </Link>
        <Link className="btn" to="/">
          Home
        </Link>
      </p>
    </div>
  );
}

function NoOffer({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { status, message } = problemOf(error);
  if (status !== 404) return <LoadFailure title="The offer could not be loaded" onRetry={onRetry} />;
  return (
    <div className="card card-body">
      <Notice tone="error" title="Link not valid">
        {message}
      </Notice>
      <p>
        <Link className="btn" to="/">
          Home
        </Link>
      </p>
    </div>
  );
}
