import { useEffect, useRef } from 'react';
import { elementStack } from './element-stack.ts';

const places = elementStack();

/** The place that the topmost layer offers; null for none. */
export const useToastPlace = places.useTop;

/**
 * Where toasts stand while the layer around it is open: above its footer, whose buttons they would cover at their usual corner. One
 * that came to lie under the pointer would even stay there, as the pointer keeps it open.
 */
export function ToastPlace() {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => (place.current ? places.add(place.current) : undefined), []);
  return <div ref={place} />;
}
