import { SuppressionsPage } from '#backoffice/email/suppressions/suppressions-page.tsx';
import { useCurrentUser } from '#site/users/use-current-user.ts';

export function Component() {
  const { user } = useCurrentUser();
  return <SuppressionsPage mayDecide={user?.roles.includes('administrator') ?? false} />;
}
