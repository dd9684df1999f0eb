import { useParams } from 'react-router';
import { type MailLists, useGetMailListsQuery, useUnsubscribeMutation } from '#core/api/generated.ts';
import { problemOf, refusalText } from '#core/api/problem.ts';
import { PendingView } from '#ui/feedback/loading.tsx';
import { LoadFailure, Notice } from '#ui/feedback/notice.tsx';

type MailList = MailLists['list'];

const LISTS = {
  invitations: { name: 'invitations', other: 'news' },
  news: { name: 'convention news', other: 'invitations' },
} as const satisfies Record<MailList, { name: string; other: MailList }>;

/** /unsubscribe/{token}: buttons alone, so that a link scanner unsubscribes nobody. */
export function UnsubscribePage() {
  const { token = '' } = useParams();
  const { data, error, refetch } = useGetMailListsQuery(token);
  return (
    <div className="page page-narrow">
      <div className="page-head">
        <h1>{data ? `No more ${LISTS[data.list].name}` : 'Unsubscribe'}</h1>
      </div>
      {data && <ListChoices token={token} lists={data} />}
      {!data && error && <LinkProblem error={error} onRetry={() => void refetch()} />}
      {!data && !error && <PendingView />}
    </div>
  );
}

/** The list that the mail belongs to, and the other one. */
function ListChoices({ token, lists: { list, left } }: { token: string; lists: MailLists }) {
  const [unsubscribe, { isLoading, data: done, error }] = useUnsubscribeMutation();
  const { name, other } = LISTS[list];
  const { name: otherName } = LISTS[other];
  const hasLeft = left.includes(list);
  const hasLeftBoth = hasLeft && left.includes(other);
  const leave = (choice: MailList | 'all') => ({
    type: 'button' as const,
    // Not `disabled`, which would drop the focus.
    'aria-disabled': isLoading,
    onClick: isLoading ? undefined : () => void unsubscribe({ token, list: choice }),
  });
  return (
    <div className="card card-body">
      {hasLeft ? (
        <Notice
          key={left.length}
          tone="success"
          title={hasLeftBoth ? 'You are off both lists' : 'You are off the list'}
          takesFocus={Boolean(done)}
        >
          {hasLeftBoth ? `Neither ${name} nor ${otherName}` : `No more ${name}`} will be mailed to this
          address.
        </Notice>
      ) : (
        <p>
          We stop mailing {name} to the address this link was sent to. Mails about what you do yourself, such
          as a sign-in link or your registration, still reach you.
        </p>
      )}
      {error && <LinkProblem error={error} />}
      {!hasLeft && (
        <p>
          <button className="btn btn-primary" {...leave(list)}>
            Send me no more {name}
          </button>
        </p>
      )}
      {!left.includes(other) && (
        <p>
          <button className="btn" {...leave(hasLeft ? other : 'all')}>
            Stop {otherName} as well
          </button>
        </p>
      )}
    </div>
  );
}

/** @param onRetry asks again for what did not load; where a button of the page was pressed, that one is still there */
function LinkProblem({ error, onRetry }: { error: unknown; onRetry?: () => void }) {
  if (onRetry && problemOf(error).status !== 404)
    return <LoadFailure title="The page did not load" onRetry={onRetry} />;
  return (
    <Notice tone="error" title="That did not work" live>
      {problemOf(error).status === 404
        ? 'This link is not valid. Use the one in the latest mail you got from us.'
        : (refusalText(problemOf(error)) ?? 'Please try again.')}
    </Notice>
  );
}
