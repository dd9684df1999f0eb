// What phones do without, or ask for when it is wanted: Ant Design's filters are most of the page's code.

export const loadEventTable = () => import('./event-table.tsx');
export const loadFilterChoices = () => import('./filter-choices.tsx');

/** Asks for it beside the page's own code, where the window is wide enough to show it at once. */
export function preloadDeskCode(): void {
  void Promise.all([loadEventTable(), loadFilterChoices()]).catch(() => undefined);
}
