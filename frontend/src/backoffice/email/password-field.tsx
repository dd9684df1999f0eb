import { Input, type InputRef } from 'antd';
import { useEffect, useRef } from 'react';
import { problemOf } from '#core/api/problem.ts';
import { Field } from '#ui/form/field.tsx';
import { useTypedPassword } from './typed-password.tsx';

/** Whether what failed is told at the password. */
export function isWrongPassword(error: unknown): boolean {
  return problemOf(error).code === 'wrong-password';
}

/** Where the password of the e-mail tools is typed. @param error what the last call failed with */
export function PasswordField({ error }: { error?: unknown }) {
  const { password, setPassword } = useTypedPassword();
  const input = useRef<InputRef>(null);
  const isWrong = isWrongPassword(error);
  useEffect(() => {
    if (isWrongPassword(error)) input.current?.focus();
  }, [error]);
  return (
    <Field
      label="Password"
      hint="The password of the e-mail tools, which an administrator sets under Organise, People. It is not kept in this browser."
      error={isWrong ? problemOf(error).detail : undefined}
    >
      {(control) => (
        <Input.Password
          {...control}
          ref={input}
          status={isWrong ? 'error' : undefined}
          value={password}
          // The browser would offer the wrong one, and keep this one.
          autoComplete="off"
          onChange={({ target }) => setPassword(target.value)}
        />
      )}
    </Field>
  );
}
