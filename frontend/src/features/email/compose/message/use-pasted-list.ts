import { useCallback, useState } from 'react';
import { useGuestList } from '#antd/guest-list/use-guest-list.ts';
import { useCheckRecipientsMutation } from '#api/generated.ts';
import { useStoredText } from '#ui/form/use-stored-text.ts';
import { useTypedPassword } from '../../typed-password.tsx';

/** A pasted list as the audience of a message, in place of the past registrants. It is kept for this tab. */
export function usePastedList() {
  const { accepted } = useTypedPassword();
  const [checkRecipients] = useCheckRecipientsMutation();
  const [text, setText, forget, isLosable] = useStoredText('message-list', { isOfTab: true });
  const [choice, choose] = useState<boolean>();
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
  const list = useGuestList(text, askServer);
  return {
    ...list,
    text,
    /** It has been sent to. */
    forget,
    /** Leaving the page would lose it. */
    isLosable,
    // One that was left and found again is still meant.
    isUsed: choice ?? text !== '',
    setUsed: choose,
    /** Another text is another audience. */
    version: edits,
    setText: (next: string) => {
      choose(true);
      setText(next);
      setEdits((before) => before + 1);
    },
  };
}

export type PastedList = ReturnType<typeof usePastedList>;
