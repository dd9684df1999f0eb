import { useEffect, useRef } from 'react';
import { elementStack } from './element-stack.ts';

const places = elementStack();

/** The place that the topmost layer offers; null for none. */
export const useBarPlace = places.useTop;

/**
 * Where what the site asks for stands while the layer around it is open: above the buttons of its foot, so that it covers nothing and
 * is seen by whoever has just pressed one of them. A native modal makes all else on the page inert, so there it is needed to be reached.
 */
export function BarPlace() {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => (place.current ? places.add(place.current) : undefined), []);
  return <div ref={place} />;
}
