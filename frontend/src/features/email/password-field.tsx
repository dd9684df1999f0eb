import { Form, Input } from 'antd';
import { useId } from 'react';
import { useTypedPassword } from './typed-password.tsx';

/** Where the password of the e-mail tools is typed. */
export function PasswordField() {
  const id = useId();
  const { password, setPassword } = useTypedPassword();
  return (
    <Form.Item
      label="Password"
      htmlFor={id}
      extra="The password of the e-mail tools, which an administrator sets under Organise, People. It is not kept in this browser."
    >
      <Input.Password
        id={id}
        value={password}
        // The browser would offer the wrong one, and keep this one.
        autoComplete="off"
        onChange={({ target }) => setPassword(target.value)}
      />
    </Form.Item>
  );
}
