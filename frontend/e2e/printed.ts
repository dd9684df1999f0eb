import type { Page } from '@playwright/test';

/** Pages of a PDF file. */
export function pagesOf(pdf: Awaited<ReturnType<Page['pdf']>>): number {
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
}
