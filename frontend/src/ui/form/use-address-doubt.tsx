import { type MouseEvent, type ReactNode, useState } from 'react';
import { meantAddress } from './address-doubt.ts';

interface AddressField {
  email: string;
  /** Takes its place while there is a doubt: nothing below moves while it is pressed. */
  hint: string;
  onTake: (email: string) => void;
}

/**
 * A doubt about an address that looks mistyped, once its field was left. It keeps nobody from going on.
 *
 * @returns for the address's `TextField`
 */
export function useAddressDoubt({ email, hint, onTake }: AddressField): {
  hint: ReactNode;
  onBlur: () => void;
} {
  const [left, setLeft] = useState('');
  const meant = left === email ? meantAddress(email) : undefined;
  const take = ({ currentTarget }: MouseEvent) => {
    currentTarget.closest('.field')?.querySelector('input')?.focus();
    if (meant) onTake(meant);
  };
  return {
    hint: (
      <span role="status">
        {meant ? (
          <>
            Did you mean{' '}
            <button type="button" onClick={take}>
              {meant}
            </button>
            ?
          </>
        ) : (
          hint
        )}
      </span>
    ),
    onBlur: () => setLeft(email),
  };
}
