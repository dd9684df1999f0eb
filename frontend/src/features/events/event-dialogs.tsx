import { AntdProvider } from '#antd/antd-provider.tsx';
import type { User } from '#api/generated.ts';
import { EventDetails } from './details/event-details.tsx';
import { EventForms } from './form/event-forms.tsx';

/** The details of an event and the event forms, opened by the address. */
export function EventDialogs({ user }: { user: User | null }) {
  return (
    <AntdProvider>
      <EventDetails user={user} />
      {user && <EventForms user={user} />}
    </AntdProvider>
  );
}
