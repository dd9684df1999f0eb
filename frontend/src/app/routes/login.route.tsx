import { LoginPage } from '../../features/users/login-page.tsx';

export function Component() {
  return <LoginPage />;
}
