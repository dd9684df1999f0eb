/** Decimetres, as all lengths of the plan. */
export const TABLE_DEPTH = 20;
/** By its seats. */
const TABLE_WIDTHS = [24, 24, 24, 27, 27, 32, 32];
const LONGEST_TABLE = 38;
/** Half the width of a seat. */
export const SEAT = 3.6;

export function tableWidth(seats: number): number {
  return TABLE_WIDTHS[seats] ?? LONGEST_TABLE;
}

/** What a table takes with its seats. */
export function tableBox(seats: number): { width: number; depth: number } {
  return { width: tableWidth(seats), depth: TABLE_DEPTH + 4 * SEAT };
}
