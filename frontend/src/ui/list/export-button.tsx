import { useAction } from '#core/action/use-action.ts';
import { useDownload } from '#core/api/download.ts';
import { Icon } from '../pieces/icon.tsx';

interface ExportButtonProps {
  /** Of the call that answers with the table. */
  path: string;
  label?: string;
  className?: string;
}

/** Downloads a list as a table. */
export function ExportButton({ path, label = 'Export CSV', className }: ExportButtonProps) {
  const download = useDownload();
  const { press, isBusy } = useAction({
    send: () => download({ path }),
    failure: 'The file was not downloaded.',
  });
  return (
    <button
      type="button"
      className={className ? `btn ${className}` : 'btn'}
      aria-busy={isBusy}
      onClick={press()}
    >
      <Icon name="download" />
      {label}
    </button>
  );
}
