import { useLocation, useNavigate } from 'react-router';
import { DIALOG_STATE, isDialogEntry } from '../../antd/dialogs/dialog-address.ts';
import { useStableCallback } from '../../ui/address/use-stable-callback.ts';
import { type FormMode, formModeIn, ITEM, MODE } from './form-mode.ts';

/** Where in the marketplace somebody is: the list, a listing open above it, or a form in its place. */
export function useForSaleAddress() {
  const location = useLocation();
  const navigate = useNavigate();
  const params = new URLSearchParams(location.search);
  const item = params.get(ITEM);
  const mode = formModeIn(params);

  const goTo = (next: { mode?: FormMode; item?: string }, replace: boolean) => {
    const search = withAddress(location.search, next);
    void navigate(
      { search },
      {
        replace,
        state: replace ? null : DIALOG_STATE,
        // A dialog leaves the page below where it is; a form is another page, and so is the list after it.
        preventScrollReset: !next.mode && !mode,
      },
    );
  };
  return {
    mode,
    /** The listing that is edited, or open in the dialog. */
    item,
    openForm: useStableCallback((next: FormMode, id?: string) =>
      goTo(id ? { mode: next, item: id } : { mode: next }, false),
    ),
    openItem: useStableCallback((id: string) => goTo({ item: id }, false)),
    /** Back to where it was opened from, or to the list where a shared link opened it. */
    close: useStableCallback(() => (isDialogEntry(location) ? void navigate(-1) : goTo({}, true))),
    /** To the list, whatever was open before. */
    toList: useStableCallback(() => goTo({}, true)),
  };
}

/** The search part of an address with a form or a listing open; filters stay as they are. */
export function withAddress(search: string, { mode, item }: { mode?: FormMode; item?: string }): string {
  const params = new URLSearchParams(search);
  for (const [name, value] of [
    [MODE, mode],
    [ITEM, item],
  ] as const) {
    if (value) params.set(name, value);
    else params.delete(name);
  }
  return `?${params}`;
}
