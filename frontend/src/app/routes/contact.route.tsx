import { ContactPage } from '#site/convention/contact-page.tsx';
import { useCurrentUser } from '#site/users/use-current-user.ts';

export function Component() {
  const { user } = useCurrentUser();
  return <ContactPage name={user?.names[0]?.name} email={user?.email} />;
}
