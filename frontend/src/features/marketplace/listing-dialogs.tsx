import { useLocation } from 'react-router';
import { openDialogIn } from '#antd/dialogs/dialog-address.ts';
import type { ListListingsApiArg, User } from '#api/generated.ts';
import { usePreparedCode } from '#ui/feedback/use-later-code.ts';
import { useForSaleAddress } from './for-sale-address.ts';

const load = () => import('./details/opened-listing.tsx');

interface ListingDialogsProps {
  user: User | null;
  /** The call whose answer the page shows: what it tells of a listing is shown at once. */
  list: ListListingsApiArg;
}

/**
 * What opens over the games for sale, as the address says. Its code is asked for when something opens, or beforehand
 * once the visitor stirs.
 */
export function ListingDialogs(props: ListingDialogsProps) {
  const { item } = useForSaleAddress();
  const dialog = openDialogIn(useLocation());
  const code = usePreparedCode(load, dialog || item);
  return code && <code.OpenedListing {...props} />;
}
