import type { Event } from '#core/api/generated.ts';
import { Plate } from '#ui/pieces/plate/plate.tsx';
import { PlateLink } from '#ui/pieces/plate/plate-link.tsx';

interface EventPlateProps {
  event: Event;
  /** It has no table yet, and gets one. */
  isAwaited: boolean;
  /** It stands in a link already. */
  isInLink?: boolean;
}

/** The table of an event in a list; nothing for an event that gets none. */
export function EventPlate({ event: { table, tableId }, isAwaited, isInLink = false }: EventPlateProps) {
  if (table && tableId)
    return isInLink ? <Plate label={table} /> : <PlateLink tableId={tableId} label={table} />;
  return isAwaited && <Plate />;
}
