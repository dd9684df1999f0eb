/** Focuses a dialog's first field, unless somebody is typing in one already; the library would focus Close. */
export function focusFirstField(fields: HTMLElement | null): void {
  if (fields?.contains(document.activeElement)) return;
  fields?.querySelector<HTMLElement>('input, textarea')?.focus();
}
