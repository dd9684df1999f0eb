import { type PointerEvent, useState } from 'react';
import type { TableForm } from '#core/api/staff.ts';
import { onGrid, type Point } from './table-places.ts';

interface Dragged {
  index: number;
  /** From the table's middle to the pointer that took it. */
  grip: Point;
  at: Point;
  hasMoved: boolean;
}

interface DraggedTableOptions {
  tables: readonly TableForm[];
  choose: (index: number) => void;
  drop: (index: number, at: Point) => void;
}

/** A table of the plan that a pointer has taken: it follows the pointer, and is put down on the grid. */
export function useDraggedTable({ tables, choose, drop }: DraggedTableOptions) {
  const [dragged, setDragged] = useState<Dragged>();
  const release = () => setDragged(undefined);
  return {
    moved: dragged?.hasMoved ? dragged : undefined,
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        const mark = (event.target as Element).closest('[data-table]');
        const pointer = planPoint(event);
        const index = Number(mark?.getAttribute('data-table'));
        const table = tables[index];
        if (!mark || !pointer || !table || event.button !== 0) return;
        choose(index);
        event.currentTarget.setPointerCapture(event.pointerId);
        const { x, y } = table;
        setDragged({ index, grip: { x: pointer.x - x, y: pointer.y - y }, at: { x, y }, hasMoved: false });
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        const pointer = dragged && planPoint(event);
        if (!pointer) return;
        const at = onGrid({ x: pointer.x - dragged.grip.x, y: pointer.y - dragged.grip.y });
        const before = dragged.at;
        if (at.x !== before.x || at.y !== before.y) setDragged({ ...dragged, at, hasMoved: true });
      },
      onPointerUp: () => {
        if (dragged?.hasMoved) drop(dragged.index, dragged.at);
        release();
      },
      onPointerCancel: release,
    },
  };
}

/** Where a pointer is, in the plan's own lengths. */
function planPoint(event: PointerEvent<HTMLElement>): Point | undefined {
  const matrix = event.currentTarget.querySelector('svg')?.getScreenCTM();
  return matrix ? new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse()) : undefined;
}
