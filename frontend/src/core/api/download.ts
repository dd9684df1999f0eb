import { useDispatch } from 'react-redux';
import { freshSignInNeeded, isFreshSignInRefusal } from './session.ts';

interface WantedFile {
  path: string;
  /** Says what is wanted where an address in the page's own address would be kept by the browser and by logs. */
  body?: object;
}

/**
 * Downloads what a call answers with, under the name that the answer gives it. A plain link could not say why a file was
 * refused, and what leaves the product wants a fresh sign-in.
 *
 * @returns an error as the calls of the API give it
 */
export function useDownload() {
  const dispatch = useDispatch();
  return async (file: WantedFile): Promise<{ error?: unknown }> => {
    const result = await download(file);
    if (isFreshSignInRefusal(result.error)) dispatch(freshSignInNeeded());
    return result;
  };
}

async function download({ path, body }: WantedFile): Promise<{ error?: unknown }> {
  try {
    const answer = await fetch(path, body && posted(body));
    if (!answer.ok) {
      return { error: { status: answer.status, data: await answer.json() } };
    }
    save(await answer.blob(), nameIn(answer));
    return {};
  } catch {
    return { error: { status: 'CUSTOM_ERROR', error: 'The file did not arrive.' } };
  }
}

function posted(body: object): RequestInit {
  return { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
}

function nameIn({ headers }: Response): string {
  return headers.get('Content-Disposition')?.match(/filename="([^"]+)"/)?.[1] ?? 'download';
}

function save(content: Blob, fileName: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // Not at once: the browser reads it after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
