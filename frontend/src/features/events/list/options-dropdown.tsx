import { Button, Dropdown } from 'antd';
import { useState } from 'react';
import { AntdProvider } from '#antd/antd-provider.tsx';
import { Icon } from '#ui/pieces/icon.tsx';
import type { ScheduleMode } from '../schedule/event-filters.ts';

export interface OptionsDropdownProps {
  mode: ScheduleMode;
  onCreate: (dialog: 'new-event' | 'request-game') => void;
  onView: (mode: ScheduleMode) => void;
  /** Its button was pressed before this code was there. */
  isOpenAtOnce: boolean;
}

/** What a signed-in visitor can create, and which events to view. */
export function OptionsDropdown({ mode, onCreate, onView, isOpenAtOnce }: OptionsDropdownProps) {
  const [isOpen, setOpen] = useState(isOpenAtOnce);
  return (
    <AntdProvider>
      <Dropdown
        trigger={['click']}
        placement="bottomRight"
        autoFocus
        open={isOpen}
        onOpenChange={setOpen}
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
