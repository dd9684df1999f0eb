import { Input } from 'antd';
import { useSearchText } from '../../../ui/form/use-search-text.ts';
import { Icon } from '../../../ui/pieces/icon.tsx';
import styles from './invitations.module.css';

/** Searches once typing rests; blank text searches for nothing. */
export function SearchBox({ search, onSearch }: { search: string; onSearch: (search: string) => void }) {
  const [text, setText] = useSearchText(search, onSearch);
  return (
    <Input
      className={styles.search}
      aria-label="Search invitations"
      placeholder="Search by name, email, or reply comments..."
      prefix={<Icon name="search" />}
      suffix={
        text && (
          <button
            type="button"
            className={`icon-btn ${styles.clear}`}
            aria-label="Clear search"
            onClick={() => setText('')}
          >
            <Icon name="close" />
          </button>
        )
      }
      value={text}
      onChange={(event) => setText(event.target.value)}
    />
  );
}
