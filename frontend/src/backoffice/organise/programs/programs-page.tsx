import { Button } from 'antd';
import { useRef, useState } from 'react';
import { showToast } from '#core/action/toast.ts';
import { fresh } from '#core/api/freshness.ts';
import { type Token, useListTokensQuery, useRevokeTokenMutation } from '#core/api/staff.ts';
import { useScreen } from '#core/screen.ts';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { type DialogFrame, RoutedDialog } from '#ui/dialog/routed-dialog.tsx';
import { useOpenDialog } from '#ui/dialog/use-open-dialog.ts';
import { ListSkeleton } from '#ui/feedback/loading.tsx';
import { LoadFailure } from '#ui/feedback/notice.tsx';
import { EmptyState } from '#ui/list/empty-state.tsx';
import listCard from '#ui/list/list-card.module.css';
import { Icon } from '#ui/pieces/icon.tsx';
import { AllEditions } from '../edition/edition-links.tsx';
import { MadeToken, type NewToken } from './made-token.tsx';
import { TokenDialog } from './token-dialog.tsx';
import { TokenCards, TokenTable } from './token-rows.tsx';

/** /organise/programs: which programs may call the API, and for what. */
export function ProgramsPage() {
  const { data: tokens, isError, refetch } = useListTokensQuery(undefined, fresh('listTokens'));
  const openDialog = useOpenDialog();
  const { isWide } = useScreen();
  const heading = useRef<HTMLHeadingElement>(null);
  const madeHeading = useRef<HTMLHeadingElement>(null);
  // Kept by nobody else: it goes with the page.
  const [made, setMade] = useState<NewToken>();
  const Rows = isWide ? TokenTable : TokenCards;
  return (
    <>
      <AllEditions text="What programs may do holds for all editions." />
      {made && (
        <MadeToken
          made={made}
          heading={madeHeading}
          onDone={() => {
            setMade(undefined);
            heading.current?.focus();
          }}
        />
      )}
      <section className={`card ${listCard.list}`} aria-labelledby="tokens">
        <div className={listCard.head}>
          <div>
            <h2 id="tokens" ref={heading} tabIndex={-1}>
              Tokens of programs
            </h2>
            <p className="small muted">
              A program that has one calls the API in the name of who made it. What it may ask for is written
              at <a href="/api/docs">/api/docs</a>.
            </p>
          </div>
          <Button type="primary" icon={<Icon name="plus" />} onClick={() => openDialog('make-token')}>
            Make a token
          </Button>
        </div>
        {tokens ? (
          tokens.length > 0 ? (
            <Rows tokens={tokens} onRevoke={(id) => openDialog('revoke-token', id)} />
          ) : (
            <EmptyState>
              <p>No program may call the API.</p>
            </EmptyState>
          )
        ) : isError ? (
          <LoadFailure title="The tokens did not load" onRetry={() => void refetch()} />
        ) : (
          <ListSkeleton rows={2} />
        )}
      </section>
      <RoutedDialog name="make-token" find={() => true}>
        {(_subject, frame) => (
          <TokenDialog frame={frame} onMade={setMade} onClosed={() => madeHeading.current?.focus()} />
        )}
      </RoutedDialog>
      <RoutedDialog
        name="revoke-token"
        find={(id) => tokens?.find((token) => token.id === id && token.state === 'valid')}
        fallbackFocus={heading}
      >
        {(token, frame) => <RevokeDialog token={token} frame={frame} />}
      </RoutedDialog>
    </>
  );
}

function RevokeDialog({ token: { id, purpose }, frame }: { token: Token; frame: DialogFrame }) {
  const [revoke] = useRevokeTokenMutation();
  return (
    <ConfirmDialog
      frame={frame}
      title="Revoke a Token"
      subject={purpose}
      text="The program is refused at once. It cannot be given back: you would make a new one."
      confirmLabel="Revoke"
      isDestructive
      failure="The token was not revoked."
      action={() => revoke(id)}
      onDone={() => showToast({ title: `The token for ${purpose} is revoked` })}
    />
  );
}
