import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';

interface TypedPassword {
  password: string;
  setPassword: (password: string) => void;
  /** The password, once the server has taken it; '' while another one is typed. */
  accepted: string;
  /** The server has taken a password. */
  accept: (password: string) => void;
}

const PasswordContext = createContext<TypedPassword>({
  password: '',
  setPassword: () => undefined,
  accepted: '',
  accept: () => undefined,
});

/**
 * The password of the e-mail tools, typed once for all their pages. It is kept in memory alone, never in the address or
 * the browser's storage, and is gone when the tools are left.
 */
export function useTypedPassword(): TypedPassword {
  return useContext(PasswordContext);
}

export function PasswordProvider({ children }: { children: ReactNode }) {
  const [password, setPassword] = useState('');
  const [taken, accept] = useState('');
  const value = useMemo(
    () => ({ password, setPassword, accepted: taken === password ? taken : '', accept }),
    [password, taken],
  );
  return <PasswordContext value={value}>{children}</PasswordContext>;
}
