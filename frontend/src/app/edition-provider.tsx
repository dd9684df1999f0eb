import { type ReactNode, useState } from 'react';
import { EditionContext } from '#api/edition.ts';
import { type Edition, useGetConventionQuery } from '#api/generated.ts';
import { LoadFailure } from '#ui/feedback/load-failure.tsx';

interface EditionProviderProps {
  /** What the server wrote into the page. */
  inlined: Edition | null;
  children: ReactNode;
}

/** Gives the edition to all pages. Only the development server, which inlines none, must be asked for it. */
export function EditionProvider({ inlined, children }: EditionProviderProps) {
  const [edition, setEdition] = useState(inlined);
  const { data, isError, refetch } = useGetConventionQuery(undefined, { skip: edition !== null });
  if (!edition && data) setEdition(data);
  if (edition) return <EditionContext value={edition}>{children}</EditionContext>;
  return isError && <LoadFailure title="The site did not load" onRetry={() => void refetch()} />;
}
