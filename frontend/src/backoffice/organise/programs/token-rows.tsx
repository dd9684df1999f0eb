import { useEdition } from '#core/api/edition.ts';
import { TOKEN_SCOPES } from '#core/api/facts.generated.ts';
import type { Token } from '#core/api/staff.ts';
import { fullMoment, shortDay, shortMoment } from '#core/text/date-text.ts';
import { IconButton } from '#ui/form/icon-button.tsx';
import { type DataColumn, DataTable } from '#ui/list/data-table.tsx';
import rowCards from '#ui/list/row-cards.module.css';
import styles from './programs.module.css';

interface TokenRowsProps {
  tokens: Token[];
  onRevoke: (id: string) => void;
}

/** Tokens as a table, for wide screens. */
export function TokenTable({ tokens, onRevoke }: TokenRowsProps) {
  const columns: DataColumn<Token>[] = [
    {
      key: 'purpose',
      title: 'What for',
      className: styles.words,
      render: (token) => <Purpose token={token} />,
    },
    { key: 'scopes', title: 'May', className: styles.words, render: (token) => <Scopes token={token} /> },
    { key: 'used', title: 'Last used', render: (token) => <LastUsed token={token} /> },
    { key: 'end', title: 'Holds', render: (token) => <End token={token} /> },
    {
      key: 'actions',
      title: <span className="visually-hidden">Actions</span>,
      align: 'end',
      render: (token) => <Revoke token={token} onRevoke={onRevoke} />,
    },
  ];
  return <DataTable name="Tokens of programs" rowHeader="purpose" rows={tokens} columns={columns} />;
}

/** The same as cards, for small screens. */
export function TokenCards({ tokens, onRevoke }: TokenRowsProps) {
  return (
    <ul className={rowCards.cards}>
      {tokens.map((token) => (
        <li key={token.id} className={`card ${rowCards.card}`}>
          <div className={rowCards.head}>
            <div className={styles.words}>
              <Purpose token={token} />
            </div>
            <Revoke token={token} onRevoke={onRevoke} />
          </div>
          <Scopes token={token} />
          <p className="small muted">
            <End token={token} />. Last used: <LastUsed token={token} />.
          </p>
        </li>
      ))}
    </ul>
  );
}

function Purpose({ token: { purpose, madeBy, madeAt } }: { token: Token }) {
  const { timeZone } = useEdition();
  return (
    <>
      <b>{purpose}</b>
      <span className="block small-type muted">
        made {madeBy && `by ${madeBy} `}on {shortDay(madeAt, timeZone)}
      </span>
    </>
  );
}

function Scopes({ token: { scopes } }: { token: Token }) {
  return (
    <ul>
      {scopes.map((scope) => (
        <li key={scope}>{TOKEN_SCOPES[scope]}</li>
      ))}
    </ul>
  );
}

function LastUsed({ token: { lastUsedAt } }: { token: Token }) {
  const { timeZone } = useEdition();
  return lastUsedAt ? shortMoment(lastUsedAt, timeZone) : 'never';
}

function End({ token: { state, endsAt } }: { token: Token }) {
  const { timeZone } = useEdition();
  if (state === 'revoked') return 'Revoked';
  return `${state === 'valid' ? 'Until' : 'Ended'} ${fullMoment(endsAt, timeZone)}`;
}

function Revoke({
  token: { id, purpose, state },
  onRevoke,
}: {
  token: Token;
  onRevoke: (id: string) => void;
}) {
  if (state !== 'valid') return null;
  return <IconButton icon="ban" label={`Revoke the token for ${purpose}`} onClick={() => onRevoke(id)} />;
}
