import { MapPage } from '#features/convention/map/map-page.tsx';
import { useCurrentUser } from '#features/users/use-current-user.ts';

export function Component() {
  const { user } = useCurrentUser();
  return <MapPage user={user} />;
}
