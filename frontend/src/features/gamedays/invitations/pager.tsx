import { Button } from 'antd';
import { Icon, type IconName } from '../../../ui/pieces/icon.tsx';
import { count } from '../../../ui/text/count-text.ts';
import styles from './invitations.module.css';

interface PagerProps {
  page: number;
  pages: number;
  total: number;
  onChange: (page: number) => void;
}

export function Pager({ page, pages, total, onChange }: PagerProps) {
  const step = (icon: IconName, label: string, target: number) => (
    <Button
      size="small"
      icon={<Icon name={icon} />}
      aria-label={label}
      disabled={target === page || target < 1 || target > pages}
      onClick={() => onChange(target)}
    />
  );
  return (
    <nav className={styles.pager} aria-label="Pages of invitations">
      <span aria-live="polite">{count(total, 'invitation')}</span>
      <span className={styles.pages}>
        {step('first', 'First page', 1)}
        {step('previous', 'Previous page', page - 1)}
        <span className="nowrap">
          Page {page.toLocaleString('en-US')} of {pages.toLocaleString('en-US')}
        </span>
        {step('next', 'Next page', page + 1)}
        {step('last', 'Last page', pages)}
      </span>
    </nav>
  );
}
