import { DateTime } from 'luxon';
import { defineMail } from '../../definition/define-mail.ts';
import { never } from '../../definition/life.ts';

export interface RetentionReportProps {
  news: 'announced' | 'emptied';
  /** Key of the edition: `2023-10`. */
  edition: string;
  /** ISO 8601: when it will be emptied, or was. */
  at: string;
  /** What there is, or was. */
  counts: { of: string; count: number }[];
  /** Editions that are over and are kept whole. */
  kept: number;
}

/** Tells the administrators what becomes of an edition that is older than those that are kept. */
export const retentionReport = defineMail<RetentionReportProps>({
  order: 72,
  title: 'Old edition',
  purpose:
    'Tells the administrators two weeks before an old edition is turned into numbers, and when it was.',
  list: null,
  life: { expires: never, endedBy: [] },
  words: { none: 'It tells the administrator what the product does by itself.' },
  isForStaff: true,
  view: ({ news, edition: key, at, counts, kept }, site) => {
    const isEmptied = news === 'emptied';
    const edition = DateTime.fromISO(key, { zone: 'UTC', locale: 'en-US' }).toFormat('LLLL yyyy');
    const day = DateTime.fromISO(at, { zone: site.timeZone, locale: 'en-US' }).toFormat('LLLL d, yyyy');
    return {
      isEmptied,
      edition,
      day,
      heading: isEmptied ? `What is left of ${edition}` : `${edition} will be turned into numbers`,
      preheader: isEmptied ? 'What was personal is deleted.' : `On ${day}, unless you keep more editions.`,
      keptText:
        kept === 1
          ? 'The last edition that is over is kept whole.'
          : `The last ${kept} editions that are over are kept whole.`,
      counts: counts.map(({ of, count }) => `${of}: ${count}`),
      link: `${site.publicUrl}/organise`,
      linkIsPersonal: false,
    };
  },
  exampleName: null,
  example: {
    news: 'announced',
    edition: '2023-10',
    at: '2025-11-04T12:00:00.000Z',
    counts: [
      { of: 'Registrations', count: 96 },
      { of: 'People', count: 214 },
      { of: 'Events', count: 58 },
    ],
    kept: 2,
  },
  forms: { emptied: { props: { news: 'emptied' } }, 'one is kept': { props: { kept: 1 } } },
});
