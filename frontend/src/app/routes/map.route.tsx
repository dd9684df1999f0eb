import { MapPage } from '#site/convention/map/map-page.tsx';
import { useCurrentUser } from '#site/users/use-current-user.ts';

export function Component() {
  const { user } = useCurrentUser();
  return <MapPage user={user} />;
}
