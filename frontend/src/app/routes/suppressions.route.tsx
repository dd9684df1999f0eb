import { SuppressionsPage } from '#features/email/suppressions/suppressions-page.tsx';
import { useCurrentUser } from '#features/users/use-current-user.ts';

export function Component() {
  const { user } = useCurrentUser();
  return <SuppressionsPage mayDecide={user?.roles.includes('administrator') ?? false} />;
}
