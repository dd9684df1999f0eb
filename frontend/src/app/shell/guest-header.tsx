import { Brand } from './brand.tsx';
import { LogoutButton } from './logout-button.tsx';

/** The header of a guest's reply page: the brand alone. The page continues the felt below it. */
export function GuestHeader() {
  return (
    <header className="felt guest-header">
      <Brand />
      <LogoutButton />
    </header>
  );
}
