import type { ToldMail as Told } from '#core/api/staff.ts';
import { MailPreview } from './mail-preview.tsx';

interface ToldMailProps {
  /** Undefined while it loads. */
  mail: Told | undefined;
  /** It could not be asked for. */
  isError: boolean;
  onRetry: () => void;
}

/**
 * What people are told of a change, as one of them gets it, with the words of one's own marked; whoever makes the change may
 * not see addresses.
 */
export function ToldMail({ mail, isError, onRetry }: ToldMailProps) {
  return <MailPreview mail={mail} to={mail?.to} isError={isError} onRetry={onRetry} marksOwnWords />;
}
