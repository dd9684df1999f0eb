/** The address's parameters that say which form is open in place of the list, and which listing is open. */
export const MODE = 'mode';
export const ITEM = 'item';

export type FormMode = 'create' | 'edit';

/** What either form is called. */
export const FORM_TITLES: Record<FormMode, string> = {
  create: 'Create New Listing',
  edit: 'Edit Listing',
};

/** The form that an address opens; null for the list, also where nobody says what to edit. */
export function formModeIn(params: URLSearchParams): FormMode | null {
  const mode = params.get(MODE);
  if (mode === 'create') return mode;
  return mode === 'edit' && params.get(ITEM) ? mode : null;
}
