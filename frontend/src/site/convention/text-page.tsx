import { type GetTextPageApiArg, useGetTextPageQuery } from '#core/api/generated.ts';
import { ListSkeleton } from '#ui/feedback/loading.tsx';
import { LoadFailure } from '#ui/feedback/notice.tsx';
import { TextBlocks } from '#ui/text/text-blocks.tsx';

/** A page that says what the organisers have written. */
export function textPage(name: GetTextPageApiArg, title: string) {
  return () => <TextPage name={name} title={title} />;
}

interface TextPageProps {
  name: GetTextPageApiArg;
  title: string;
}

function TextPage({ name, title }: TextPageProps) {
  const { data: text, isError, refetch } = useGetTextPageQuery(name);
  return (
    <div className="page">
      <div className="page-head">
        <h1>{title}</h1>
      </div>
      {text ? (
        <TextBlocks blocks={text.blocks} />
      ) : isError ? (
        <LoadFailure title="The page did not load" onRetry={() => void refetch()} />
      ) : (
        <ListSkeleton rows={6} />
      )}
    </div>
  );
}
