import type { Plugin, Rolldown } from 'vite';

/** Built files by their addresses. */
export interface Files {
  scripts: string[];
  styles: string[];
}

/** Where the build says which files its pages need; no file of the site. */
export const PAGE_FILES = '.vite/page-files.json';

/** What it says. */
export interface PageFiles {
  entry: Files;
  /** Besides those of the entry: what runs once the first view is painted. */
  app: Files;
  /** Besides those of the app: by the page's path as `pages.ts` has it. */
  pages: Record<string, Files>;
}

/** The first module that a page's code imports. */
const IMPORTED = /import\(["'`]([^"'`]+)["'`]\)/;

interface Page {
  path: string;
  code: () => Promise<unknown>;
}

/**
 * Writes down which files each page needs, for whoever has them loaded beforehand or weighs them.
 *
 * @param table the file of the table of pages, from which their imports are resolved
 */
export function pageFiles(table: string, pages: readonly Page[]): Plugin {
  return {
    name: 'page-files',
    apply: ({ build }) => !build?.ssr,
    async generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const filesOfModule = async (name: string) => {
        const module = await this.resolve(name, table);
        return filesOf(chunks, ({ moduleIds }) => module !== null && moduleIds.includes(module.id));
      };
      const entry = await filesOfModule('./main.ts');
      const app = without(await filesOfModule('./start.tsx'), entry);
      const filesOfPages = await Promise.all(
        pages.map(async ({ path, code }) => {
          const [, module = ''] = IMPORTED.exec(String(code)) ?? [];
          return [path, without(without(await filesOfModule(module), entry), app)];
        }),
      );
      const source = JSON.stringify({
        entry,
        app,
        pages: Object.fromEntries(filesOfPages),
      } satisfies PageFiles);
      this.emitFile({ type: 'asset', fileName: PAGE_FILES, source });
    },
  };
}

/** A chunk with all that it imports. */
function filesOf(chunks: Rolldown.OutputChunk[], isFirst: (chunk: Rolldown.OutputChunk) => boolean): Files {
  const first = chunks.find(isFirst);
  if (!first) throw new Error('The build has no chunk for a page of the table');
  const reached = new Set<Rolldown.OutputChunk>();
  const reach = (chunk: Rolldown.OutputChunk) => {
    if (reached.has(chunk)) return;
    reached.add(chunk);
    for (const name of chunk.imports) for (const each of chunks) if (each.fileName === name) reach(each);
  };
  reach(first);
  const styles = [...reached].flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
  return {
    scripts: [...reached].map(({ fileName }) => `/${fileName}`),
    styles: styles.map((name) => `/${name}`),
  };
}

function without(files: Files, others: Files): Files {
  return {
    scripts: files.scripts.filter((file) => !others.scripts.includes(file)),
    styles: files.styles.filter((file) => !others.styles.includes(file)),
  };
}
