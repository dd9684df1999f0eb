import { AntdProvider } from '#antd/antd-provider.tsx';
import type { EventNews } from '#api/events.ts';
import { ToldMail } from '../form/told-mail.tsx';

/** The mail of a deletion, for a page that does not stand on Ant Design. */
export function CancellationMail({ mail }: { mail: NonNullable<EventNews['mail']> }) {
  return (
    <AntdProvider>
      <ToldMail mail={mail} />
    </AntdProvider>
  );
}
