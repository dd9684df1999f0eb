import { Brand } from './brand.tsx';
import { LogoutButton } from './logout-button.tsx';

/** The head of a guest's reply page: the brand alone on felt, on which the page then lays its place card. */
export function GuestHeader() {
  return (
    <header className="felt guest-header">
      <Brand />
      <LogoutButton />
    </header>
  );
}
