import { ForSalePage } from '#site/marketplace/for-sale-page.tsx';
import { useCurrentUser } from '#site/users/use-current-user.ts';

export function Component() {
  const { user } = useCurrentUser();
  return <ForSalePage user={user} />;
}
