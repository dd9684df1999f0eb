import type { ComponentProps } from 'react';
import { AntdProvider } from '#antd/antd-provider.tsx';
import { ToldMail } from '#antd/mail/told-mail.tsx';

/** The mail of a deletion, for a page that does not stand on Ant Design. */
export function CancellationMail(props: ComponentProps<typeof ToldMail>) {
  return (
    <AntdProvider>
      <ToldMail {...props} />
    </AntdProvider>
  );
}
