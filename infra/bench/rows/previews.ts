import { againstBare, BARE, LIST } from '../against-bare.ts';
import type { Bench } from '../bench.ts';
import { recipientsQuery, registrants } from '../data/registrants.ts';
import type { Measured, Row } from '../row.ts';

const PAGE = 25;
/**
 * Fewer than ten at once: an account that sends the password more often at the same time is taken for one that
 * guesses.
 */
const CLIENTS = 8;

/** What the administrator looks at: the first page, one far behind, and the people of a name. */
function looks(bench: Bench) {
  const offset = bench.size(47_500, 4_750);
  return [
    { name: 'first page', query: 'page=1', selected: {} },
    { name: 'late page', query: `page=${1 + offset / PAGE}`, selected: { offset } },
    { name: 'search', query: 'search=Femke', selected: { search: 'Femke' } },
  ];
}

/** The slowest of the looks at a fixed audience. */
async function previews(bench: Bench): Promise<Measured> {
  await registrants(bench);
  const { staff, environment } = await bench.product();
  const password = `password=${encodeURIComponent(environment.EMAILER_PASSWORD ?? '')}`;
  const headers = { cookie: staff.cookie };
  const asked = { tool: 'review' };
  const { id } = await staff.call<{ id: string }>('POST', `/api/mailings/audiences?${password}`, asked);
  const all: { name: string; measured: Measured }[] = [];
  for (const { name, query, selected } of looks(bench)) {
    const path = `/api/mailings/audiences/${id}/recipients?${password}&${query}`;
    const measured = await againstBare(
      bench,
      { path, headers, clients: CLIENTS },
      recipientsQuery(id, selected),
    );
    all.push({ name, measured });
  }
  all.sort((a, b) => a.measured.value - b.measured.value);
  const [slowest] = all;
  if (!slowest) throw new Error('Nothing was looked at');
  const text = all.map(({ name, measured }) => `${name}: ${measured.value.toFixed(2)} (${measured.subject})`);
  return { ...slowest.measured, subject: text.join(', ') };
}

export const rows: Row[] = [
  {
    ...LIST,
    name: 'previews',
    title: `the preview of a mailing to 50,000 people, the slowest of its first page, a late one and a search, 8 clients ${BARE}, without session and password`,
    limitedBy:
      'A search reads everybody of the audience: it lives for a day, and an index would cost more than it saves.',
    run: previews,
  },
];
