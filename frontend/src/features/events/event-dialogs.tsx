import { AntdProvider } from '#antd/antd-provider.tsx';
import type { User } from '#api/generated.ts';
import { EventDetails } from './details/event-details.tsx';

/** The details of an event, opened by the address. */
export function EventDialogs({ user }: { user: User | null }) {
  return (
    <AntdProvider>
      <EventDetails user={user} />
    </AntdProvider>
  );
}
