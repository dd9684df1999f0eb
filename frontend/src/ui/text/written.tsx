import { type ComponentPropsWithRef, createElement, type ElementType, Fragment } from 'react';

type WrittenProps<Tag extends ElementType> = { as?: Tag } & ComponentPropsWithRef<Tag>;

/** What somebody wrote, in the direction of its own words; a paragraph unless told otherwise. */
export function Written<Tag extends ElementType = 'p'>({ as, ...props }: WrittenProps<Tag>) {
  return createElement(as ?? 'p', { dir: 'auto', ...props });
}

interface NamesProps {
  names: readonly string[];
  /** As a sentence says them: 'Dana, Theo and Ines'. */
  isSentence?: boolean;
}

/** Names in a row, which keep their order (and so need no keys): each is set by itself, whatever direction its letters have. */
export function Names({ names, isSentence = false }: NamesProps) {
  return createElement(
    Fragment,
    null,
    ...names.flatMap((name, at) => {
      const before = at === 0 ? '' : isSentence && at === names.length - 1 ? ' and ' : ', ';
      return [before, createElement('bdi', null, name)];
    }),
  );
}
