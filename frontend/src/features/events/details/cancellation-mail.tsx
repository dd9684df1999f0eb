import { AntdProvider } from '#antd/antd-provider.tsx';
import { ToldMail } from '#antd/mail/told-mail.tsx';
import type { ToldMail as Told } from '#api/events.ts';

/** The mail of a deletion, for a page that does not stand on Ant Design. */
export function CancellationMail({ mail }: { mail: Told }) {
  return (
    <AntdProvider>
      <ToldMail mail={mail} />
    </AntdProvider>
  );
}
