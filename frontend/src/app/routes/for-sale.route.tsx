import { ForSalePage } from '#features/marketplace/for-sale-page.tsx';
import { useCurrentUser } from '#features/users/use-current-user.ts';

export function Component() {
  const { user } = useCurrentUser();
  return <ForSalePage user={user} />;
}
