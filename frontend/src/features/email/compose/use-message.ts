import { useKeptText } from '../../../ui/form/use-kept-text.ts';

/** The message that is being written, which survives a reload and a lost session. */
export function useMessage() {
  const [text, setText] = useKeptText('message');
  return { text, setText, clear: () => setText('') };
}

export type Message = ReturnType<typeof useMessage>;
