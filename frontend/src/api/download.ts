/**
 * Downloads a file that a call answers with whose body says what is wanted: an address in the page's own address would be
 * kept by the browser and by logs.
 *
 * @returns an error as the calls of the API give it
 */
export async function download(path: string, body: object, fileName: string): Promise<{ error?: unknown }> {
  try {
    const answer = await fetch(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!answer.ok) {
      return { error: { status: answer.status, data: await answer.json() } };
    }
    save(await answer.blob(), fileName);
    return {};
  } catch {
    return { error: { status: 'FETCH_ERROR', error: 'The file did not arrive.' } };
  }
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
