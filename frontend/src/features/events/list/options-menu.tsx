import { ActionMenu } from '#ui/menu/action-menu.tsx';
import { Icon } from '#ui/pieces/icon.tsx';
import type { ScheduleMode } from '../schedule/event-filters.ts';

interface OptionsMenuProps {
  mode: ScheduleMode;
  onCreate: (dialog: 'new-event' | 'request-game') => void;
  onView: (mode: ScheduleMode) => void;
}

/** What a signed-in visitor can create, and which events to view. */
export function OptionsMenu({ mode, onCreate, onView }: OptionsMenuProps) {
  const view = (label: string, each: ScheduleMode) => ({
    label,
    run: () => onView(each),
    isCurrent: mode === each,
  });
  return (
    <ActionMenu
      className="btn btn-primary btn-large"
      groups={[
        {
          label: 'Create',
          actions: [
            { label: 'Create Event', run: () => onCreate('new-event') },
            { label: 'Request Game', run: () => onCreate('request-game') },
          ],
        },
        {
          label: 'View',
          actions: [
            view('All Events', 'all'),
            view('My Registered Events', 'mine'),
            view('My Organized Events', 'organized'),
          ],
        },
      ]}
    >
      Create &amp; View Options <Icon name="down" />
    </ActionMenu>
  );
}
