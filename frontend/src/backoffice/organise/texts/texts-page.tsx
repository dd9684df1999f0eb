import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { Choice } from '#antd/form/choice.tsx';
import { useEdition } from '#core/api/edition.ts';
import { type MailTextState, useGetMailTextQuery, useListMailTextsQuery } from '#core/api/staff.ts';
import { ListSkeleton } from '#ui/feedback/loading.tsx';
import { LoadFailure } from '#ui/feedback/notice.tsx';
import { Field } from '#ui/form/field.tsx';
import { EditionLinks, UnknownEdition } from '../edition/edition-links.tsx';
import { EDITION } from '../edition/edition-values.ts';
import { useChosenEdition } from '../edition/use-chosen-edition.ts';
import { MAIL, TextEditor, type TextOf } from './text-editor.tsx';
import styles from './texts.module.css';
import { stateText } from './words.ts';

/** /organise/texts: the words that an edition has of its own in its mails. */
export function TextsPage() {
  const { editions, edition, isUnknown, isError, retry } = useChosenEdition();
  const [search] = useSearchParams();
  if (isUnknown) return <UnknownEdition editions={editions} />;
  if (!edition) return <Waiting isError={isError} retry={retry} />;
  return (
    <>
      <EditionLinks
        editions={editions}
        current={edition.key}
        search={search.has(MAIL) ? { [MAIL]: search.get(MAIL) ?? '' } : {}}
      />
      <Texts edition={edition.key} />
    </>
  );
}

function Texts({ edition }: { edition: string }) {
  const { currentData: mails = [], isError, refetch } = useListMailTextsQuery(edition);
  const [search] = useSearchParams();
  const mail = mails.find(({ kind }) => kind === search.get(MAIL)) ?? mails[0];
  if (!mail) return <Waiting isError={isError} retry={() => void refetch()} />;
  const of: TextOf = { edition, kind: mail.kind, title: mail.title, purpose: mail.purpose };
  return (
    <div className={`grid gap-24 above-16 at-top ${styles.columns}`}>
      <MailList mails={mails} of={of} />
      <Text of={of} picker={<MailSelect mails={mails} of={of} />} />
    </div>
  );
}

interface MailsProps {
  mails: readonly MailTextState[];
  of: TextOf;
}

const addressOf = (edition: string, kind: string) =>
  `?${new URLSearchParams({ [EDITION]: edition, [MAIL]: kind })}`;

/** The mails beside the form, where there is room. */
function MailList({ mails, of }: MailsProps) {
  const { timeZone } = useEdition();
  return (
    <nav className={`card ${styles.mails}`} aria-label="Mails">
      {mails.map((mail) => (
        <Link
          key={mail.kind}
          to={addressOf(of.edition, mail.kind)}
          aria-current={mail.kind === of.kind ? 'page' : undefined}
        >
          {mail.title}
          <span>{stateText(mail, timeZone)}</span>
        </Link>
      ))}
    </nav>
  );
}

/** The same above the form, where there is not. */
function MailSelect({ mails, of }: MailsProps) {
  const { timeZone } = useEdition();
  const [, setSearch] = useSearchParams();
  return (
    <div className={styles.picker}>
      <Field label="Mail">
        {(control) => (
          <Choice
            {...control}
            value={of.kind}
            options={mails.map((mail) => ({
              value: mail.kind,
              label: `${mail.title} · ${stateText(mail, timeZone)}`,
            }))}
            onChange={(kind) => setSearch({ [EDITION]: of.edition, [MAIL]: kind })}
          />
        )}
      </Field>
    </div>
  );
}

function Text({ of, picker }: { of: TextOf; picker: ReactNode }) {
  // Of this mail, not of the one before.
  const { currentData: data, isError, refetch } = useGetMailTextQuery({ kind: of.kind, edition: of.edition });
  return data ? (
    <TextEditor of={of} loaded={data} picker={picker} />
  ) : (
    <Waiting isError={isError} retry={() => void refetch()} />
  );
}

function Waiting({ isError, retry }: { isError: boolean; retry: () => void }) {
  return isError ? <LoadFailure title="The texts did not load" onRetry={retry} /> : <ListSkeleton rows={6} />;
}
