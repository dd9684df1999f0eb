import type { ManagementView } from '../../management-view.ts';
import { statusOfFilter } from '../../status/invitation-status.ts';

/** The path of the list as a CSV file, searched, filtered and sorted as on screen. */
export function exportPath(gamedayId: string, view: ManagementView): string {
  const status = statusOfFilter(view.status);
  const params = new URLSearchParams({ sort: view.sort, order: view.order });
  if (view.search) params.set('search', view.search);
  if (status !== undefined) params.set('status', String(status));
  return `/api/gameday/${gamedayId}/invitations.csv?${params}`;
}
