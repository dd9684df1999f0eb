import { lazy, Suspense } from 'react';
import { Icon } from '../../../ui/pieces/icon.tsx';
import type { OptionsMenuProps } from './options-dropdown.tsx';

const OptionsDropdown = lazy(async () => ({
  default: (await import('./options-dropdown.tsx')).OptionsDropdown,
}));

/** What a signed-in visitor can create, and which events to view. Its button has its place before its code is there. */
export function OptionsMenu(props: OptionsMenuProps) {
  return (
    <Suspense
      fallback={
        <button type="button" className="btn btn-primary btn-large" disabled>
          Create &amp; View Options <Icon name="down" />
        </button>
      }
    >
      <OptionsDropdown {...props} />
    </Suspense>
  );
}
