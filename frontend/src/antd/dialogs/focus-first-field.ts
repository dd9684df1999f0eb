/** Gives a dialog's first field the focus, which the library would give to its Close. */
export function focusFirstField(fields: HTMLElement | null): void {
  fields?.querySelector<HTMLElement>('input, textarea')?.focus();
}
