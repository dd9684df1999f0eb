import { type ReactNode, useState } from 'react';
import { EditionContext } from '../api/edition.ts';
import { type Edition, useGetConventionQuery } from '../api/generated.ts';
import { LoadFailure } from '../ui/feedback/load-failure.tsx';

/** Gives the edition to all pages. The server writes it into the page; only the development server must be asked. */
export function EditionProvider({ children }: { children: ReactNode }) {
  const [edition, setEdition] = useState(inlinedEdition);
  const { data, isError, refetch } = useGetConventionQuery(undefined, { skip: edition !== null });
  if (!edition && data) setEdition(data);
  if (edition) return <EditionContext value={edition}>{children}</EditionContext>;
  return isError && <LoadFailure title="The site did not load" onRetry={() => void refetch()} />;
}

function inlinedEdition(): Edition | null {
  const json: unknown = JSON.parse(document.getElementById('edition')?.textContent ?? 'null');
  return isEdition(json) ? json : null;
}

function isEdition(json: unknown): json is Edition {
  return typeof json === 'object' && json !== null && 'productName' in json;
}
