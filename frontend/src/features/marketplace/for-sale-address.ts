import { useLocation } from 'react-router';
import { useStableCallback } from '#ui/action/component-lifetime.ts';
import { useOverlay } from '#ui/address/use-overlay.ts';
import { type FormMode, formModeIn, ITEM, MODE } from './form-mode.ts';

/** A form is another page; a listing opens above the one that is there. */
const FORM = { others: [ITEM], isPage: true };
const LISTING = { others: [MODE] };

/** Where a listing is seen, whichever page leads there. */
export function listingPath(listingId: string): string {
  return `/forsale?${new URLSearchParams({ [ITEM]: listingId })}`;
}

/** Where in the marketplace somebody is: the list, a listing open above it, or a form in its place. */
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
    /** Back to where it was opened from, or to the list where a shared link opened it. */
    close: current.close,
    /** To the list, whatever was open before. */
    toList: useStableCallback(() => current.replace(null)),
  };
}
