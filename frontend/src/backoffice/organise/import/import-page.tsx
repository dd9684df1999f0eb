import { Button } from 'antd';
import { Link, useSearchParams } from 'react-router';
import { REASON_OPTIONS } from '#antd/delivery/suppression-reason.ts';
import { Choice } from '#antd/form/choice.tsx';
import { ColumnChoice } from '#antd/guest-list/column-choice.tsx';
import { GuestListInput } from '#antd/guest-list/guest-list-input.tsx';
import { viewOf } from '#antd/guest-list/recognise/table-text.ts';
import { ToldVerdict, VerdictList } from '#antd/guest-list/verdict-list.tsx';
import { showToast } from '#core/action/toast.ts';
import { useAction } from '#core/action/use-action.ts';
import { failureText } from '#core/api/failure-text.ts';
import { useFreshSignInFirst } from '#core/api/fresh-sign-in.ts';
import {
  useImportRegistrantsMutation,
  useImportSuppressionsMutation,
  useListEditionsQuery,
} from '#core/api/staff.ts';
import { useLeaveGuard } from '#core/edit/unsent-input.ts';
import { count, numeral } from '#core/text/count-text.ts';
import { BottomBar } from '#ui/feedback/bottom-bar.tsx';
import { ListSkeleton } from '#ui/feedback/loading.tsx';
import { LoadFailure, Notice } from '#ui/feedback/notice.tsx';
import { Field } from '#ui/form/field.tsx';
import { Icon } from '#ui/pieces/icon.tsx';
import { DoubtFields } from './doubt-fields.tsx';
import { EditionField } from './edition-field.tsx';
import styles from './import.module.css';
import {
  type ImportRequest,
  MOST_LINES,
  readTable,
  SUBJECTS,
  type Subject,
  useImport,
} from './use-import.ts';

/** The search parameter that says what is imported. */
const WHAT = 'what';
const FAILURE = 'Nothing was imported.';

const LOOKS = {
  registrants: {
    title: 'Registrants',
    intro:
      'People who registered elsewhere, with a line for each person. Nobody is mailed, and what is here already stays as it is.',
    hint: 'A table from another system with its headings: name, e-mail, and what else there is.',
    words: { invited: 'will be imported', known: 'already registered', place: 'badge', left: 'left out' },
    noun: ['person', 'people'],
  },
  suppressions: {
    title: 'Suppressed addresses',
    intro: 'Addresses that must get no mail. They are added to those that are here; none is taken away.',
    hint: 'A table from another system with its headings: the address, and why it gets no mail.',
    words: { invited: 'will be added', known: 'already suppressed', left: 'left out' },
    noun: ['address', 'addresses'],
  },
} as const;

/** /organise/import: people and suppressions from other systems. */
export function ImportPage() {
  const [search] = useSearchParams();
  const subject = SUBJECTS.find((each) => each === search.get(WHAT)) ?? 'registrants';
  const { data: editions, isError, refetch } = useListEditionsQuery();
  const shown = editions?.find(({ isShown }) => isShown)?.key;
  return (
    <>
      <nav className={`cluster gap-8 below-24 ${styles.subjects}`} aria-label="What is imported">
        {SUBJECTS.map((each) => (
          <Link
            key={each}
            to={`?${WHAT}=${each}`}
            className="tag"
            aria-current={each === subject ? 'page' : undefined}
          >
            {LOOKS[each].title}
          </Link>
        ))}
      </nav>
      {shown ? (
        <ImportForm key={subject} subject={subject} shown={shown} />
      ) : isError ? (
        <LoadFailure title="The editions did not load" onRetry={() => void refetch()} />
      ) : (
        <ListSkeleton rows={6} />
      )}
    </>
  );
}

function ImportForm({ subject, shown }: { subject: Subject; shown: string }) {
  const askFirst = useFreshSignInFirst();
  const form = useImport(subject, shown);
  const { text, table, columns, choices, choose, summary, request } = form;
  const { title, intro, hint, words, noun } = LOOKS[subject];
  const [importRegistrants] = useImportRegistrantsMutation();
  const [importSuppressions] = useImportSuppressionsMutation();
  useLeaveGuard(text.trim() !== '', { isKept: !form.isLosable });
  const ready = summary?.counts.invited ?? 0;
  const { press, isBusy } = useAction({
    send: ({ request: { of, body } }: { request: ImportRequest; text: string }) =>
      of === 'registrants' ? importRegistrants(body) : importSuppressions(body),
    failure: FAILURE,
    succeeded: ({ taken, left }, { text: sent }) => {
      form.forgetText(sent);
      showToast({
        title: `${count(taken, noun[0], noun[1])} imported`,
        description: left > 0 ? `${count(left, 'line')} left out` : undefined,
      });
    },
  });
  return (
    <section className="card card-body" aria-labelledby="import" onFocus={askFirst}>
      <h2 id="import">{title}</h2>
      <p className="muted">{intro}</p>
      <div className={`grid gap-24 above-16 at-top ${styles.parts}`}>
        <div className={styles.input}>
          <GuestListInput label="Table" hint={hint} text={text} onText={form.setText} readFile={readTable} />
          {subject === 'registrants' ? (
            <EditionField shown={shown} value={choices.edition} onChange={(edition) => choose({ edition })} />
          ) : (
            <Field label="Where a line names no reason">
              {(control) => (
                <Choice
                  {...control}
                  options={REASON_OPTIONS}
                  value={choices.otherwise}
                  onChange={(otherwise) => choose({ otherwise })}
                />
              )}
            </Field>
          )}
          {table.rows.length > 0 && (
            <>
              <h3>Columns</h3>
              <ColumnChoice
                purpose={subject}
                table={viewOf(table, columns)}
                onColumns={(chosen) => choose({ columns: chosen })}
                onTitles={(hasTitles) => choose({ hasTitles, columns: null })}
              />
              <DoubtFields
                doubts={form.doubts}
                decisions={choices.decisions}
                onDecide={(decisions) => choose({ decisions })}
              />
            </>
          )}
        </div>
        <div className={styles.check}>
          <ToldVerdict summary={form.summary ?? null} words={words} />
          <Check form={form} words={words} />
          <BottomBar className={`raised ${styles.send}`}>
            <Button
              type="primary"
              icon={<Icon name="check" />}
              loading={isBusy}
              disabled={ready === 0}
              onClick={press({ request, text })}
            >
              {ready > 0 ? `Import ${count(ready, noun[0], noun[1])}` : 'Import'}
            </Button>
          </BottomBar>
        </div>
      </div>
    </section>
  );
}

interface CheckProps {
  form: ReturnType<typeof useImport>;
  words: (typeof LOOKS)[Subject]['words'];
}

/** What will become of each line, or why that is not known. */
function Check({ form: { table, columns, summary, problem, isTooLong }, words }: CheckProps) {
  if (table.rows.length === 0)
    return (
      <p className="muted">Paste a table to see what becomes of each line. Nothing is written before.</p>
    );
  if (columns.email === undefined)
    return (
      <Notice tone="error" title="No e-mail addresses">
        <p>Choose the column that holds them.</p>
      </Notice>
    );
  if (isTooLong)
    return (
      <Notice tone="error" title="Too many lines">
        <p>{`At most ${numeral(MOST_LINES)} lines can be imported at once. Please split the file.`}</p>
      </Notice>
    );
  if (problem)
    return (
      <Notice tone="error" title="Error" live>
        <p>{failureText('The lines were not checked.', problem)}</p>
      </Notice>
    );
  return summary ? <VerdictList summary={summary} words={words} /> : <ListSkeleton rows={4} />;
}
