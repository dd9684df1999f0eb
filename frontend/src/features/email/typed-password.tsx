import { createContext, type ReactNode, useContext, useState } from 'react';

interface TypedPassword {
  password: string;
  setPassword: (password: string) => void;
}

const PasswordContext = createContext<TypedPassword>({ password: '', setPassword: () => undefined });

/**
 * The password of the e-mail tools, typed once for all their pages. It is kept in memory alone, never in the address or
 * the browser's storage, and is gone when the tools are left.
 */
export function useTypedPassword(): TypedPassword {
  return useContext(PasswordContext);
}

export function PasswordProvider({ children }: { children: ReactNode }) {
  const [password, setPassword] = useState('');
  return <PasswordContext value={{ password, setPassword }}>{children}</PasswordContext>;
}
