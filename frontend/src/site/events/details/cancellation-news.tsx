import type { ComponentProps } from 'react';
import { AntdProvider } from '#antd/antd-provider.tsx';
import { SendingChoice } from '#antd/mail/sending-choice.tsx';
import { ToldMail } from '#antd/mail/told-mail.tsx';
import type { SendingTime } from '#core/action/sending-time.ts';

/** The mail of a deletion, for a page that does not stand on Ant Design. */
export function CancellationMail(props: ComponentProps<typeof ToldMail>) {
  return (
    <AntdProvider>
      <ToldMail {...props} />
    </AntdProvider>
  );
}

/** When it leaves: a deletion cannot be undone. */
export function CancellationTime({ time }: { time: SendingTime }) {
  return (
    <AntdProvider>
      <SendingChoice time={time} canUndo={false} />
    </AntdProvider>
  );
}
