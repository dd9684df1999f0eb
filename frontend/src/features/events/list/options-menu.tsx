import { useLaterCode } from '../../../ui/feedback/use-later-code.ts';
import { Icon } from '../../../ui/pieces/icon.tsx';
import type { OptionsMenuProps } from './options-dropdown.tsx';

const load = () => import('./options-dropdown.tsx');

/** What a signed-in visitor can create, and which events to view. Its button has its place before its code is there. */
export function OptionsMenu(props: OptionsMenuProps) {
  const code = useLaterCode(load, 'menu');
  if (code) return <code.OptionsDropdown {...props} />;
  return (
    <button type="button" className="btn btn-primary btn-large" aria-disabled>
      Create &amp; View Options <Icon name="down" />
    </button>
  );
}
