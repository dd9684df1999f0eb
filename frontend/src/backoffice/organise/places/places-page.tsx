import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import {
  type GetPageTextApiArg,
  useGetDirectionsQuery,
  useGetOrganisedFaqQuery,
  useGetPageTextQuery,
  useGetPlanQuery,
} from '#core/api/staff.ts';
import { ListSkeleton } from '#ui/feedback/loading.tsx';
import { LoadFailure } from '#ui/feedback/notice.tsx';
import { EditionLinks, UnknownEdition } from '../edition/edition-links.tsx';
import { EDITION } from '../edition/edition-values.ts';
import { useChosenEdition } from '../edition/use-chosen-edition.ts';
import { type ContentOf, PART } from './content-form.tsx';
import { DirectionsForm } from './directions-form.tsx';
import { FaqForm } from './faq-form.tsx';
import { PageTextForm } from './page-text-form.tsx';
import styles from './places.module.css';
import { PlanForm } from './plan-form.tsx';

const TITLES: Record<ContentOf['kind'], string> = {
  plan: 'Floor plan',
  directions: 'Directions',
  faq: 'FAQ',
  conduct: 'Code of conduct',
  privacy: 'Privacy',
  accessibility: 'Accessibility',
  imprint: 'Imprint',
  'whom-to-ask': 'Whom to ask',
};
const KINDS = Object.keys(TITLES) as ContentOf['kind'][];

/** /organise/places: what an edition says of its hall and of itself. */
export function PlacesPage() {
  const { editions, edition, isUnknown, isError, retry } = useChosenEdition();
  const [search] = useSearchParams();
  const kind = KINDS.find((each) => each === search.get(PART)) ?? 'plan';
  if (isUnknown) return <UnknownEdition editions={editions} />;
  if (!edition) return <Waiting isError={isError} retry={retry} />;
  const of = { edition: edition.key, kind, title: TITLES[kind], isKept: edition.state === 'archived' };
  const Part = PARTS[kind];
  return (
    <>
      <EditionLinks editions={editions} current={edition.key} search={{ [PART]: kind }} />
      <nav className={`cluster gap-8 below-24 ${styles.parts}`} aria-label="What to edit">
        {KINDS.map((each) => (
          <Link
            key={each}
            to={`?${new URLSearchParams({ [EDITION]: edition.key, [PART]: each })}`}
            className="tag"
            aria-current={each === kind ? 'page' : undefined}
          >
            {TITLES[each]}
          </Link>
        ))}
      </nav>
      <Part of={of} />
    </>
  );
}

function Plan({ of }: { of: ContentOf }) {
  const { currentData: data, isError, refetch } = useGetPlanQuery(of.edition);
  return data ? <PlanForm of={of} loaded={data} /> : <Waiting isError={isError} retry={refetch} />;
}

function Directions({ of }: { of: ContentOf }) {
  const { currentData: data, isError, refetch } = useGetDirectionsQuery(of.edition);
  return data ? <DirectionsForm of={of} loaded={data} /> : <Waiting isError={isError} retry={refetch} />;
}

function Faq({ of }: { of: ContentOf }) {
  const { currentData: data, isError, refetch } = useGetOrganisedFaqQuery(of.edition);
  return data ? <FaqForm of={of} loaded={data} /> : <Waiting isError={isError} retry={refetch} />;
}

function PageText({ of }: { of: ContentOf }) {
  const name = of.kind as GetPageTextApiArg['name'];
  const { currentData: data, isError, refetch } = useGetPageTextQuery({ key: of.edition, name });
  return data ? <PageTextForm of={of} loaded={data} /> : <Waiting isError={isError} retry={refetch} />;
}

const PARTS: Record<ContentOf['kind'], (props: { of: ContentOf }) => ReactNode> = {
  plan: Plan,
  directions: Directions,
  faq: Faq,
  conduct: PageText,
  privacy: PageText,
  accessibility: PageText,
  imprint: PageText,
  'whom-to-ask': PageText,
};

function Waiting({ isError, retry }: { isError: boolean; retry: () => void }) {
  return isError ? <LoadFailure title="This did not load" onRetry={retry} /> : <ListSkeleton rows={6} />;
}
