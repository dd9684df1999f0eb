import { v4 as uuid } from 'uuid';
import {
  type Draft,
  useDeleteDraftMutation,
  useListDraftsQuery,
  useSaveDraftMutation,
} from '../../../../api/generated.ts';
import { useKeptText } from '../../../../ui/form/use-kept-text.ts';

const LONGEST_TITLE = 80;

/** The message that is being written, which survives a reload, and the drafts that are kept on the server. */
export function useMessage() {
  const [text, setText, forgetText] = useKeptText('message');
  const [draftId, setDraftId, forgetDraftId] = useKeptText('message-draft');
  const { data: drafts, isError, refetch } = useListDraftsQuery();
  const [saveDraft] = useSaveDraftMutation();
  const [deleteDraft] = useDeleteDraftMutation();
  // The server keeps it without the blanks around it.
  const isSaved = drafts?.find(({ id }) => id === draftId)?.message === text.trim();

  const clear = () => {
    setText('');
    setDraftId('');
  };
  const save = async () => {
    const id = draftId || uuid();
    setDraftId(id);
    return saveDraft({ id, draftForm: { title: titleOf(text), message: text, tool: 'message' } });
  };
  return {
    text,
    setText,
    clear,
    /** It has been sent; what is written by then, perhaps for the next mailing, stays. */
    forget: (sent: string) => {
      forgetText(sent);
      forgetDraftId(draftId);
    },
    drafts,
    haveDraftsFailed: isError,
    refetchDrafts: () => void refetch(),
    /** Nothing of it would be lost by opening another draft. */
    isSaved: isSaved || text.trim() === '',
    save,
    /** What is being written is saved before, so that nothing is lost. */
    open: async (draft: Draft): Promise<{ error?: unknown }> => {
      const { error } = isSaved || text.trim() === '' ? {} : await save();
      if (error) return { error };
      setText(draft.message);
      setDraftId(draft.id);
      return {};
    },
    remove: async (draft: Draft) => {
      const result = await deleteDraft(draft.id);
      if (!result.error && draft.id === draftId) setDraftId('');
      return result;
    },
  };
}

export type Message = ReturnType<typeof useMessage>;

/** The first line that says something, the subject if there is one, as far as a list can show it. */
function titleOf(text: string): string {
  const line = (text.trim().split('\n', 1)[0] ?? '').replace(/^#+\s*/, '');
  return line.length > LONGEST_TITLE ? `${line.slice(0, LONGEST_TITLE - 1)}…` : line;
}
