import { useCallback, useState } from 'react';
import { useGuestList } from '../../../../antd/guest-list/use-guest-list.ts';
import { useCheckRecipientsMutation } from '../../../../api/generated.ts';
import { useTypedPassword } from '../../typed-password.tsx';

/** A pasted list as the audience of a message, in place of the past registrants. */
export function usePastedList() {
  const { accepted } = useTypedPassword();
  const [checkRecipients] = useCheckRecipientsMutation();
  const [isUsed, setUsed] = useState(false);
  const [edits, setEdits] = useState(0);
  const askServer = useCallback(
    async (emails: string[]) => {
      // A password that is still being typed would count as a wrong one.
      if (!accepted) return undefined;
      // Names are judged in the browser; this is about addresses.
      const recipients = emails.map((email) => ({ name: 'Somebody', email }));
      return (await checkRecipients({ password: accepted, recipientList: { recipients } })).data;
    },
    [checkRecipients, accepted],
  );
  const list = useGuestList(askServer);
  return {
    ...list,
    isUsed,
    setUsed,
    /** Another text is another audience. */
    version: edits,
    check: (text: string) => {
      setEdits((before) => before + 1);
      list.check(text);
    },
  };
}

export type PastedList = ReturnType<typeof usePastedList>;
