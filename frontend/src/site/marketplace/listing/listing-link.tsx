import type { ComponentProps } from 'react';
import { Link, useLocation } from 'react-router';
import { searchWith } from '#core/address/use-address.ts';
import { OVERLAY_STATE } from '#core/address/use-overlay.ts';
import { ITEM, MODE } from '../form-mode.ts';

type ListingLinkProps = Omit<ComponentProps<typeof Link>, 'to' | 'state'> & { id: string };

/** Opens a listing over the page. */
export function ListingLink({ id, ...link }: ListingLinkProps) {
  const { search } = useLocation();
  return (
    <Link
      {...link}
      to={{ search: searchWith(search, { [ITEM]: id, [MODE]: null }) }}
      state={OVERLAY_STATE}
      preventScrollReset
    />
  );
}
