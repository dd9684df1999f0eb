import { useState } from 'react';
import type { TableForm } from '#core/api/staff.ts';

interface Step {
  before: TableForm[];
  after: TableForm[];
  /** Steps that follow each other about the same thing are undone together. */
  about: string | undefined;
}

/** How far back one can go. */
const STEPS_MAX = 50;

/** The tables of the form: what is drawn may be a moment older than what is read. */
export interface EditedTables {
  drawn: TableForm[];
  read: () => TableForm[];
  put: (tables: TableForm[]) => void;
}

/**
 * Changes of the tables that can be undone one after the other. What was changed otherwise since, in the list or by somebody
 * else, is never written over: then there is nothing to undo.
 */
export function usePlanSteps({ drawn, read, put }: EditedTables) {
  const [steps, setSteps] = useState<Step[]>([]);
  const last = steps.at(-1);
  return {
    canUndo: last !== undefined && isSame(last.after, drawn),
    change: (edit: (tables: TableForm[]) => TableForm[], about?: string) => {
      const before = read();
      const after = edit(before);
      if (isSame(after, before)) return;
      const kept = last && isSame(last.after, before) ? steps : [];
      const goesOn = kept.length > 0 && about !== undefined && last?.about === about;
      const step = { before: goesOn ? last.before : before, after, about };
      setSteps([...(goesOn ? kept.slice(0, -1) : kept), step].slice(-STEPS_MAX));
      put(after);
    },
    undo: () => {
      if (!last || !isSame(last.after, read())) return;
      setSteps(steps.slice(0, -1));
      put(last.before);
    },
  };
}

function isSame(some: TableForm[], others: TableForm[]): boolean {
  return JSON.stringify(some) === JSON.stringify(others);
}
