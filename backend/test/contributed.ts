import { Contributions, type Point } from '@tablefall/platform/contributions/contributions';
import type { TestApp } from './test-app.ts';

/** As if a module of the first backend added this to a point as well. @returns takes it away again */
export function contributed<T>(app: TestApp, point: Point<T>, contribution: T): () => void {
  return change(app, point, (others) => [...others, contribution]);
}

/** As if what modules add to a point came in another order. */
export function contributedInReverse<T>(app: TestApp, point: Point<T>): void {
  change(app, point, (others) => others.reverse());
}

function change<T>(app: TestApp, point: Point<T>, changed: (contributions: T[]) => T[]): () => void {
  const contributions = app.get(Contributions);
  const before = contributions.of.bind(contributions);
  contributions.of = <Asked>(asked: Point<Asked>): Asked[] =>
    (asked as unknown) === point ? (changed(before(point)) as unknown[] as Asked[]) : before(asked);
  return () => {
    contributions.of = before;
  };
}
