import { Button, Dropdown } from 'antd';
import { AntdProvider } from '../../../antd/antd-provider.tsx';
import { Icon } from '../../../ui/pieces/icon.tsx';
import type { ScheduleMode } from '../schedule/event-filters.ts';

export interface OptionsMenuProps {
  mode: ScheduleMode;
  onCreate: (dialog: 'new-event' | 'request-game') => void;
  onView: (mode: ScheduleMode) => void;
}

/** What a signed-in visitor can create, and which events to view. */
export function OptionsDropdown({ mode, onCreate, onView }: OptionsMenuProps) {
  return (
    <AntdProvider>
      <Dropdown
        trigger={['click']}
        placement="bottomRight"
        autoFocus
        menu={{
          selectedKeys: [mode],
          items: [
            {
              key: 'create',
              type: 'group',
              label: 'Create',
              children: [
                { key: 'new-event', label: 'Create Event', onClick: () => onCreate('new-event') },
                { key: 'request-game', label: 'Request Game', onClick: () => onCreate('request-game') },
              ],
            },
            {
              key: 'view',
              type: 'group',
              label: 'View',
              children: [
                { key: 'all', label: 'All Events', onClick: () => onView('all') },
                { key: 'mine', label: 'My Registered Events', onClick: () => onView('mine') },
                { key: 'organized', label: 'My Organized Events', onClick: () => onView('organized') },
              ],
            },
          ],
        }}
      >
        <Button type="primary" size="large" icon={<Icon name="down" />} iconPlacement="end">
          Create &amp; View Options
        </Button>
      </Dropdown>
    </AntdProvider>
  );
}
