import { createEvent, fireEvent } from '@testing-library/react';

/** A click of a mouse: two of them are a double click by what the system says, not by how soon they come. */
export function mouseClick(element: Element): void {
  const click = createEvent.click(element);
  Object.defineProperty(click, 'pointerType', { value: 'mouse' });
  fireEvent(element, click);
}
