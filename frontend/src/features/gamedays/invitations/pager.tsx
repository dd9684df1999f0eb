import { Button } from 'antd';
import { count } from '../../../ui/count-text.ts';
import { Icon } from '../../../ui/icon.tsx';
import styles from './invitations.module.css';

interface PagerProps {
  page: number;
  pages: number;
  total: number;
  onChange: (page: number) => void;
}

export function Pager({ page, pages, total, onChange }: PagerProps) {
  return (
    <nav className={styles.pager} aria-label="Pages of invitations">
      <span aria-live="polite">{count(total, 'invitation')}</span>
      <span className={styles.pages}>
        <Button
          size="small"
          icon={<Icon name="previous" />}
          aria-label="Previous page"
          disabled={page <= 1}
          onClick={() => onChange(page - 1)}
        />
        <span className="nowrap">
          Page {page.toLocaleString('en-US')} of {pages.toLocaleString('en-US')}
        </span>
        <Button
          size="small"
          icon={<Icon name="next" />}
          aria-label="Next page"
          disabled={page >= pages}
          onClick={() => onChange(page + 1)}
        />
      </span>
    </nav>
  );
}
