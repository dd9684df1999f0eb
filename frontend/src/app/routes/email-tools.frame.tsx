import { AntdProvider } from '#antd/antd-provider.tsx';
import { EmailTools } from '#features/email/email-tools.tsx';
import { RequireRole } from '#features/users/require-role.tsx';
import { EMAIL_TOOLS } from '../pages.ts';

/** What stands around every page of the e-mail tools. */
export function Component() {
  return (
    <RequireRole name="mailer" title="E-mail Tools">
      <AntdProvider>
        <EmailTools pages={EMAIL_TOOLS} />
      </AntdProvider>
    </RequireRole>
  );
}
