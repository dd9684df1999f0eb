/** Gives a dialog's first field the focus, which the library would give to its Close, unless somebody types already. */
export function focusFirstField(fields: HTMLElement | null): void {
  if (fields?.contains(document.activeElement)) return;
  fields?.querySelector<HTMLElement>('input, textarea')?.focus();
}
