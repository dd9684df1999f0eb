import { refusalOf } from '../../../api/problem.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';

/** What became of the last submission: thanks, or what stood in the way. */
export function RsvpOutcome({ success, error }: { success: string | null; error: unknown }) {
  if (success) return <Notice tone="success" title={success} live />;
  if (!error) return null;
  return (
    <Notice tone="error" title="Failed to submit RSVP. Please try again." live>
      {refusalOf(error)}
    </Notice>
  );
}
