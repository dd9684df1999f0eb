import { useEdition } from '#api/edition.ts';
import { MessageDialog } from '#ui/feedback/message-dialog.tsx';

/** Says that the details of an event did not load. */
export function EventNotFound({ onClose }: { onClose: () => void }) {
  const { links } = useEdition();
  return (
    <MessageDialog tone="error" title="Event Not Found" onClose={onClose}>
      Please try again. If the problem persists, please contact us on our{' '}
      <a href={links.social} target="_blank" rel="noreferrer">
        social-media page
      </a>
      .
    </MessageDialog>
  );
}
