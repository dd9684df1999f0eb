import { Button } from 'antd';
import { Link, useNavigate } from 'react-router';
import { showToast } from '#core/action/toast.ts';
import { useAction } from '#core/action/use-action.ts';
import { type OrganisedEdition, useCancelOpeningMutation } from '#core/api/staff.ts';
import { count as counted } from '#core/text/count-text.ts';
import { shortDay, shortMoment } from '#core/text/date-text.ts';
import { RoutedDialog } from '#ui/dialog/routed-dialog.tsx';
import { useOpenDialog } from '#ui/dialog/use-open-dialog.ts';
import { ListSkeleton } from '#ui/feedback/loading.tsx';
import { LoadFailure } from '#ui/feedback/notice.tsx';
import { Icon } from '#ui/pieces/icon.tsx';
import { DrawSection } from './draw-section.tsx';
import styles from './edition.module.css';
import { DeleteEditionDialog, NewEditionDialog, OpenEditionDialog } from './edition-dialogs.tsx';
import { EditionForm } from './edition-form.tsx';
import { EditionLinks, UnknownEdition } from './edition-links.tsx';
import { EarlierRemains, EditionRemains } from './edition-remains.tsx';
import { EDITION } from './edition-values.ts';
import { LogoSection } from './logo-section.tsx';
import { useChosenEdition } from './use-chosen-edition.ts';

/** /organise: the editions, each with its settings. */
export function EditionPage() {
  const { editions, edition, isUnknown, isError, retry } = useChosenEdition();
  const navigate = useNavigate();
  const openDialog = useOpenDialog();
  const [newest] = editions;
  if (isUnknown) return <UnknownEdition editions={editions} />;
  if (!edition || !newest) {
    return isError ? (
      <LoadFailure title="The editions did not load" onRetry={retry} />
    ) : (
      <ListSkeleton rows={6} />
    );
  }
  return (
    <>
      <div className={`row spread gap-12 wrap below-24 ${styles.head}`}>
        <EditionLinks editions={editions} current={edition.key} />
        <Button icon={<Icon name="plus" />} onClick={() => openDialog('new-edition')}>
          New edition
        </Button>
      </div>
      <EditionStates edition={edition} />
      <p className="muted below-24">
        {`${counted(edition.registrations, 'registration')}, ${edition.badgesTaken} of ${counted(edition.capacity, 'badge')} taken, ${counted(edition.events, 'event')}.`}
      </p>
      <EditionRemains edition={edition.key} />
      {edition.state === 'draft' && <DraftCard edition={edition} />}
      {edition.state === 'open' && edition.registrations === 0 && <InviteCard />}
      <EditionForm edition={edition} />
      {edition.isShown && <DrawSection edition={edition} />}
      <LogoSection edition={edition} />
      <EarlierRemains known={editions.map(({ key }) => key)} />
      <RoutedDialog name="new-edition" find={() => newest}>
        {(from, frame) => (
          <NewEditionDialog
            frame={frame}
            newest={from}
            onMade={(key) => {
              showToast({ title: 'The draft is made' });
              // What is edited next is the draft, not the edition that people see.
              void navigate(`?${new URLSearchParams({ [EDITION]: key })}`);
            }}
          />
        )}
      </RoutedDialog>
      <RoutedDialog name="open-edition" find={(key) => editions.find((each) => each.key === key)}>
        {(draft, frame) => (
          <OpenEditionDialog
            frame={frame}
            edition={draft}
            onDone={() => showToast({ title: 'The opening is set' })}
          />
        )}
      </RoutedDialog>
      <RoutedDialog name="delete-edition" find={(key) => editions.find((each) => each.key === key)}>
        {(draft, frame) => (
          <DeleteEditionDialog
            frame={frame}
            edition={draft}
            onDone={() => showToast({ title: 'The draft is deleted' })}
          />
        )}
      </RoutedDialog>
    </>
  );
}

/** What one does with a draft. */
function DraftCard({ edition }: { edition: OrganisedEdition }) {
  const openDialog = useOpenDialog();
  const [cancelOpening] = useCancelOpeningMutation();
  const cancel = useAction({
    send: () => cancelOpening(edition.key),
    failure: 'The opening was not cancelled.',
    succeeded: () => showToast({ title: 'The opening is cancelled' }),
  });
  return (
    <section className={`card card-body ${styles.draft}`} aria-labelledby="draft">
      <div>
        <h2 id="draft">Only staff see this draft</h2>
        <p className="muted">
          {edition.opensAt
            ? `It opens by itself on ${shortMoment(edition.opensAt, edition.timeZone)}.`
            : 'When it opens, the site shows it and people can register.'}
        </p>
      </div>
      <div className="link-row">
        <Button type="primary" onClick={() => openDialog('open-edition', edition.key)}>
          {edition.opensAt ? 'Change the opening' : 'Open registration'}
        </Button>
        {edition.opensAt && (
          <Button loading={cancel.isBusy} onClick={cancel.press()}>
            Cancel the opening
          </Button>
        )}
        <Button danger onClick={() => openDialog('delete-edition', edition.key)}>
          Delete the draft
        </Button>
      </div>
    </section>
  );
}

/** The next step after the opening. */
function InviteCard() {
  return (
    <section className={`card card-body ${styles.draft}`} aria-labelledby="invite">
      <div>
        <h2 id="invite">Registration is open</h2>
        <p className="muted">Nobody has registered yet. Tell those who came before.</p>
      </div>
      <div className="link-row">
        <Link className="btn btn-primary" to="/emailer?tool=past-registrants">
          Invite past registrants
        </Link>
      </div>
    </section>
  );
}

const STATES = ['draft', 'open', 'over', 'archived'] as const;
const NAMES = { draft: 'Draft', open: 'Open', over: 'Over', archived: 'Archived' };

/** Where an edition stands between draft and archive, as four steps in words. */
function EditionStates({ edition }: { edition: OrganisedEdition }) {
  const present = STATES.indexOf(edition.state);
  return (
    <ol className={`grid gap-8 ${styles.states}`} aria-label="State of the edition">
      {STATES.map((state, place) => (
        <li
          key={state}
          className={place < present ? styles.done : place === present ? styles.present : undefined}
          aria-current={place === present ? 'step' : undefined}
        >
          <b>
            {place < present && <Icon name="check" />}
            {NAMES[state]}
          </b>
          <small>{stepText(edition, place - present)}</small>
        </li>
      ))}
    </ol>
  );
}

/** @param ahead how many steps after the present one */
function stepText({ state, stateSince, opensAt, end, timeZone }: OrganisedEdition, ahead: number): string {
  if (ahead < 0) return '';
  if (ahead === 0) return `since ${shortMoment(stateSince, timeZone)}`;
  const next = STATES[STATES.indexOf(state) + ahead];
  if (next === 'open') return opensAt ? `on ${shortMoment(opensAt, timeZone)}` : 'when you open it';
  return next === 'over' ? `by itself, ${shortDay(end, timeZone)}` : 'when the next one opens';
}
