/** Field name → error message. */
export type FieldErrors = Record<string, string | undefined>;

export function isRefused(errors: FieldErrors): boolean {
  return Object.values(errors).some(Boolean);
}

/** Focuses the first field with an error. */
export function focusFirst(form: HTMLFormElement | null, errors: FieldErrors): void {
  const field = Array.from(form?.elements ?? []).find((named) => errors[nameOf(named)]);
  const control = field instanceof HTMLFieldSetElement ? field.elements[0] : field;
  if (control instanceof HTMLElement) control.focus();
}

/** The errors of fields that the form does not have, as sentences. */
export function notShown(form: HTMLFormElement | null, errors: FieldErrors): string {
  const names = new Set(Array.from(form?.elements ?? [], nameOf));
  const texts = Object.entries(errors).map(([field, text]) => (names.has(field) ? undefined : text));
  return texts
    .filter((text) => text !== undefined)
    .map((text) => `${text.replace(/\.$/, '')}.`)
    .join(' ');
}

/** The button that submits a form. */
export function submitOf(form: HTMLFormElement | null): HTMLElement | null {
  return form?.querySelector<HTMLElement>('[type=submit]') ?? null;
}

function nameOf(field: Element): string {
  return field.getAttribute('name') ?? '';
}
