/**
 * Loads code, and asks at once for a second time where the import itself failed. Safari and other WebKits remember that a preloaded
 * file did not arrive, also in a page that is loaded anew, and ask the network for it only by an import that preloads nothing: the
 * build preloads with the first one alone. Styles are asked for with the first one, too, so that without them there is no second.
 */
export async function loadCode<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load();
  } catch (error) {
    if (error instanceof TypeError) return load();
    throw error;
  }
}
