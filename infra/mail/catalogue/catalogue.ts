import type { Template } from '../definition/define-mail.ts';
import { kinds } from '../kinds/kinds.ts';

/** Every kind of mail: the folders of `kinds`. */
export type MailKind = keyof typeof kinds;

/** Every kind of mail with the props it is rendered from. */
export type MailProps = { [K in MailKind]: (typeof kinds)[K]['example'] };

/** All that is known of each kind, in the order in which staff see them. */
export const catalogue = Object.fromEntries(
  Object.entries<{ order: number }>(kinds).sort(([, one], [, other]) => one.order - other.order),
) as unknown as { [K in MailKind]: Template<MailProps[K]> };
