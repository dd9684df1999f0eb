import { useRef } from 'react';
import { ConflictNotice } from '#antd/form/conflict-notice.tsx';
import { useSendingTime } from '#core/action/sending-time.ts';
import { showToast } from '#core/action/toast.ts';
import { EDITION_TITLES } from '#core/api/facts.generated.ts';
import { refusalText } from '#core/api/problem.ts';
import {
  type EditionForm as Form,
  type OrganisedEdition,
  useChangeEditionMutation,
} from '#core/api/staff.ts';
import { useEdit } from '#core/edit/use-edit.ts';
import { longDate } from '#core/text/date-text.ts';
import { currencyWords } from '#core/text/money-text.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { TextField } from '#ui/form/field.tsx';
import { ChoiceField, ZoneField } from './choice-fields.tsx';
import styles from './edition.module.css';
import { EDITION, type EditionValues, formOf, valuesOf } from './edition-values.ts';
import { useEditionPreview } from './use-edition-preview.ts';
import { type ToldSave, useUndoSave } from './use-undo-save.ts';
import { WhatChanges } from './what-changes.tsx';

const FAILURE = 'The edition was not saved.';

/** The settings of an edition, beside what saving them changes. */
export function EditionForm({ edition }: { edition: OrganisedEdition }) {
  const [change] = useChangeEditionMutation();
  const heading = useRef<HTMLHeadingElement>(null);
  const offerUndo = useUndoSave();
  const told = useRef<Omit<ToldSave, 'after'>>(null);
  const form = useEdit<EditionValues, OrganisedEdition, OrganisedEdition>({
    name: edition.key,
    value: valuesOf(edition),
    shared: { thing: edition, valuesOf, labels: EDITION_TITLES },
    save: (values, from) => {
      told.current = { before: from, people: preview?.people ?? 0, hour: time.hour };
      const inSendingHours = time.leaves === 'hours';
      return change({
        key: edition.key,
        editionUpdate: { ...formOf(values), version: from.version, inSendingHours },
      });
    },
    succeeded: (after) =>
      told.current?.people ? offerUndo({ ...told.current, after }) : showToast({ title: 'Saved' }),
    failure: FAILURE,
    about: [EDITION],
    // The buttons are gone when nothing is left to save.
    fallbackFocus: heading,
  });
  const changed = (Object.keys(EDITION_TITLES) as (keyof Form)[]).filter(
    (name) => form.values[name] !== form.initial[name],
  );
  const { preview, problem, mail, leavesAt } = useEditionPreview(
    edition.key,
    form.values,
    changed.length > 0,
  );
  const time = useSendingTime(leavesAt);
  const field = (name: keyof Form) => ({
    form,
    name,
    label: EDITION_TITLES[name],
    className: changed.includes(name) ? styles.changed : undefined,
  });
  return (
    <div className={`grid gap-24 at-top ${styles.columns}`}>
      <form {...form.props} id="edition" className="card">
        <fieldset className={`shrinks ${styles.fields}`} disabled={edition.state === 'archived'}>
          <section className={styles.section}>
            <h2>Dates and hours</h2>
            <div className={styles.three}>
              <TextField {...field('firstDay')} type="date" hint={longDate(form.values.firstDay)} />
              <TextField {...field('firstOpens')} type="time" />
              <TextField {...field('firstCloses')} type="time" />
            </div>
            <div className={styles.three}>
              <TextField {...field('secondDay')} type="date" hint={longDate(form.values.secondDay)} />
              <TextField {...field('secondOpens')} type="time" />
              <TextField {...field('secondCloses')} type="time" />
            </div>
            <ZoneField {...field('timeZone')} isDisabled={edition.state === 'archived'} />
          </section>
          <section className={styles.section}>
            <h2>Badges and price</h2>
            <div className={styles.three}>
              <TextField {...field('capacity')} inputMode="numeric" autoComplete="off" />
              <TextField {...field('price')} inputMode="numeric" autoComplete="off" />
              <TextField {...field('currency')} list="currencies" autoComplete="off" />
            </div>
            <TextField
              {...field('badgesChangeUntil')}
              type="datetime-local"
              optional
              hint="Until then people give back and hand on badges by themselves. Empty: until the first day begins."
            />
            <TextField
              {...field('walkInBadges')}
              inputMode="numeric"
              autoComplete="off"
              hint="So that the door registers people while it has no network. They count as taken while the phone has the door. 0: none."
            />
            <datalist id="currencies">
              {Intl.supportedValuesOf('currency').map((currency) => (
                <option key={currency} value={currency}>
                  {currencyWords(currency).name}
                </option>
              ))}
            </datalist>
          </section>
          <section className={styles.section}>
            <h2>Sign-up for games</h2>
            <p className="small muted">
              Whoever plays already keeps the seat. You sign people up in any case.
            </p>
            <div className={styles.two}>
              <TextField
                {...field('joinsOpenAt')}
                type="datetime-local"
                optional
                hint="Until then games are seen, and the time is counted down. Empty: people join at any time."
              />
              <TextField
                {...field('gamesPerPerson')}
                inputMode="numeric"
                autoComplete="off"
                optional
                hint="Besides those that they run. Empty: any number."
              />
              <ChoiceField
                {...field('joinsNeedBadge')}
                hint="Those of 9 and under come without a badge."
                choices={{ false: 'No badge is needed', true: 'A badge is needed' }}
              />
              <ChoiceField
                {...field('childrenNeedAdult')}
                hint="The adult is of the same account, and plays in the same game."
                choices={{ false: 'Join by themselves', true: 'Join with an adult' }}
              />
              <ChoiceField
                {...field('takesWishes')}
                hint="A star on a game says that one would like to play it. Hosts see how many do, never who."
                choices={{ false: 'Nobody is asked', true: 'People star games' }}
              />
            </div>
          </section>
          <section className={styles.section}>
            <h2>Venue and links</h2>
            <div className={styles.two}>
              <TextField {...field('venueName')} autoComplete="off" />
              <TextField {...field('venueAddress')} autoComplete="off" />
              <TextField {...field('volunteerEmail')} type="email" autoComplete="off" />
              <TextField
                {...field('paymentUrl')}
                type="url"
                optional
                placeholder="https://"
                hint="Empty: people pay at the door."
              />
              <TextField {...field('socialUrl')} type="url" />
              <TextField {...field('newsletterFormUrl')} type="url" optional placeholder="https://" />
              <ChoiceField
                {...field('outsideContent')}
                hint="Pictures of the board-game database, and the newsletter form: browsers ask the servers of others for them."
                choices={{ 'after-click': 'Load after a click', always: 'Load at once' }}
              />
            </div>
          </section>
          <section className={styles.section}>
            <h2>Names</h2>
            <div className={styles.two}>
              <TextField {...field('productName')} autoComplete="off" />
              <TextField {...field('sponsorName')} autoComplete="off" />
            </div>
          </section>
        </fieldset>
      </form>
      <div className={`grid gap-16 ${styles.side}`}>
        <WhatChanges
          isDraft={edition.state === 'draft'}
          count={changed.length}
          preview={preview}
          problem={problem}
          mail={mail}
          time={time}
          isSaving={form.isSending}
          onDiscard={form.discard}
          heading={heading}
        />
        <ConflictNotice conflict={form.conflict} />
        {form.problem && (
          <Notice tone="error" title="Error" live>
            <p>{[FAILURE, refusalText(form.problem)].filter(Boolean).join(' ')}</p>
          </Notice>
        )}
      </div>
    </div>
  );
}
