import { useLocation } from 'react-router';
import { useStableCallback } from '#core/action/component-lifetime.ts';
import { useOverlay } from '#core/address/use-overlay.ts';
import { type FormMode, formModeIn, ITEM, MODE } from './form-mode.ts';

/** A form replaces the list; a listing opens over it. */
const FORM = { others: [ITEM], isPage: true };
const LISTING = { others: [MODE] };

export function listingPath(listingId: string): string {
  return `/forsale?${new URLSearchParams({ [ITEM]: listingId })}`;
}

/** What the address shows of the marketplace: the list, a listing over it, or a form instead of it. */
export function useForSaleAddress() {
  const mode = formModeIn(new URLSearchParams(useLocation().search));
  const form = useOverlay(MODE, FORM);
  const listing = useOverlay(ITEM, LISTING);
  const current = mode ? form : listing;
  return {
    mode,
    /** The listing that is edited, or open in the dialog. */
    item: listing.value,
    openForm: useStableCallback((next: FormMode, id?: string) => form.open(next, id ? { [ITEM]: id } : {})),
    openItem: useStableCallback((id: string) => listing.open(id)),
    /** Goes back, or to the list if a shared link opened it. */
    close: current.close,
    toList: useStableCallback(() => current.replace(null)),
  };
}
