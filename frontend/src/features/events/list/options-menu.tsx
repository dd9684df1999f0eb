import { useState } from 'react';
import { useLaterCode } from '#ui/feedback/use-later-code.ts';
import { Icon } from '#ui/pieces/icon.tsx';
import type { OptionsDropdownProps } from './options-dropdown.tsx';

const load = () => import('./options-dropdown.tsx');

/**
 * What a signed-in visitor can create, and which events to view. Its button has its place before its code is there; pressed
 * by then, the menu opens as soon as it can.
 */
export function OptionsMenu(props: Omit<OptionsDropdownProps, 'isOpenAtOnce'>) {
  const [isPressed, setPressed] = useState(false);
  const code = useLaterCode(load, isPressed ? 'pressed' : 'page');
  if (code) return <code.OptionsDropdown {...props} isOpenAtOnce={isPressed} />;
  return (
    <button
      type="button"
      className="btn btn-primary btn-large"
      aria-busy={isPressed}
      onClick={() => setPressed(true)}
    >
      Create &amp; View Options <Icon name="down" />
    </button>
  );
}
