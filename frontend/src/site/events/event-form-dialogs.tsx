import { AntdProvider } from '#antd/antd-provider.tsx';
import type { User } from '#core/api/generated.ts';
import { EventForms } from './form/event-forms.tsx';

/** The event forms, opened by the address. */
export function EventFormDialogs({ user }: { user: User }) {
  return (
    <AntdProvider>
      <EventForms user={user} />
    </AntdProvider>
  );
}
