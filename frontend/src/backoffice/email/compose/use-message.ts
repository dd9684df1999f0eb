import { useCallback, useState } from 'react';
import { v4 as uuid } from 'uuid';
import { useConflict } from '#antd/form/use-conflict.tsx';
import { useGuestList } from '#antd/guest-list/use-guest-list.ts';
import {
  type Draft,
  useCheckRecipientsMutation,
  useDeleteDraftMutation,
  useListDraftsQuery,
  useSaveDraftMutation,
} from '#core/api/staff.ts';
import { useStoredText } from '#core/edit/use-stored-text.ts';
import { useTypedPassword } from '../typed-password.tsx';

const LONGEST_TITLE = 80;

/** The message that is being written, which survives a reload, and the drafts that are kept on the server. */
export function useMessage() {
  const [text, setText, forgetText] = useStoredText('message');
  const [kept, keep, forgetKept] = useStoredText('message-draft');
  const opened = openedIn(kept);
  const rebase = (draft: Opened) => keep(JSON.stringify(draft));
  const draftId = opened?.id;
  const { data: drafts, isError, refetch } = useListDraftsQuery();
  const [saveDraft] = useSaveDraftMutation();
  const [deleteDraft] = useDeleteDraftMutation();
  // The server keeps it without the blanks around it.
  const isSaved = drafts?.find(({ id }) => id === draftId)?.message === text.trim();

  const clear = () => {
    setText('');
    keep('');
    edit.forget();
  };
  const edit = useConflict({
    base: opened,
    rebase,
    fieldsOf: ({ message = '' }: Opened) => ({ message }),
    labels: { message: 'The message' },
    read: () => ({ message: text }),
    fill: ({ message }) => setText(message),
  });
  const save = async () => {
    // Made before it is sent: sent again after an answer was lost, it is about the same draft.
    const first: Opened = opened ?? { id: uuid() };
    if (!opened) rebase(first);
    return edit.save(async (from = first) => {
      const { id, version } = from;
      const draftForm = { title: titleOf(text), message: text, tool: 'message' as const, version };
      const { data, error } = await saveDraft({ id, draftForm });
      if (data) rebase(data);
      return { error };
    });
  };
  return {
    text,
    setText,
    clear,
    /** It has been sent; what is written by then, perhaps for the next mailing, stays. */
    forget: (sent: string) => {
      forgetText(sent);
      forgetKept(kept);
    },
    drafts,
    haveDraftsFailed: isError,
    refetchDrafts: () => void refetch(),
    /** Nothing of it would be lost by opening another draft. */
    isSaved: isSaved || text.trim() === '',
    save,
    conflict: edit.notice,
    /** What is being written is saved before, so that nothing is lost. Whoever left meanwhile goes on writing. */
    open: async (draft: Draft, isThere: () => boolean): Promise<{ error?: unknown } | undefined> => {
      const { error } = isSaved || text.trim() === '' ? {} : await save();
      if (error) return { error };
      if (!isThere()) return undefined;
      setText(draft.message);
      rebase(draft);
      edit.forget();
      return {};
    },
    remove: async (draft: Draft) => {
      const result = await deleteDraft(draft.id);
      if (!result.error && draft.id === draftId) keep('');
      return result;
    },
  };
}

/** The draft that is being written on, as it was when it was opened or last saved. */
type Opened = Pick<Draft, 'id'> & Partial<Pick<Draft, 'version' | 'message'>>;

function openedIn(kept: string): Opened | undefined {
  if (!kept) return undefined;
  try {
    return JSON.parse(kept);
  } catch {
    // An earlier release kept the id alone.
    return { id: kept };
  }
}

export type Message = ReturnType<typeof useMessage>;

/** The first line that says something, the subject if there is one, as far as a list can show it. */
function titleOf(text: string): string {
  const line = (text.trim().split('\n', 1)[0] ?? '').replace(/^#+\s*/, '');
  return line.length > LONGEST_TITLE ? `${line.slice(0, LONGEST_TITLE - 1)}…` : line;
}

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
