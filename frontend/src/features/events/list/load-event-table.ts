/** The code of the schedule's table, asked for beside the page's own where the window is wide enough for it. */
export const loadEventTable = () => import('./event-table.tsx');
