import { Moment } from './moment.ts';

/** The rule for the moment since which what a list tells must have changed. @param what `events that changed` */
export function ModifiedSince(what: string): PropertyDecorator {
  return Moment({
    optional: true,
    description: `Only ${what} since then, in the order of the list. What is gone is told by the whole list alone. What was just being saved comes with the next answer: give the \`Date\` of the last one less five minutes.`,
  });
}
