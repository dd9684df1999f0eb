import type { ComponentProps } from 'react';
import { Link, useLocation } from 'react-router';
import { DIALOG_STATE } from '../../../antd/dialogs/dialog-address.ts';
import { withAddress } from '../for-sale-address.ts';

type ListingLinkProps = Omit<ComponentProps<typeof Link>, 'to' | 'state'> & { id: string };

/** Opens a listing over the page. */
export function ListingLink({ id, ...link }: ListingLinkProps) {
  const { search } = useLocation();
  return (
    <Link
      {...link}
      to={{ search: withAddress(search, { item: id }) }}
      state={DIALOG_STATE}
      preventScrollReset
    />
  );
}
