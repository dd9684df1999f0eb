import { useEffect, useRef } from 'react';

interface DoorHeadingProps {
  /** What was pressed is gone with what it stood in: keyboard and screen reader go on from here. */
  takesFocus: boolean;
  children: string;
}

/** The heading of the door that is shown. */
export function DoorHeading({ takesFocus, children }: DoorHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <h1 ref={heading} tabIndex={-1}>
      {children}
    </h1>
  );
}
