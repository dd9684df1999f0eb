const CODE = /\.[cm]?[jt]sx?$/;
/** Read by no spec but those of the house, which always run. */
const PROSE_AND_STYLE = /\.(md|css|svg|png)$/;
/** They need no service, no browser and not the whole repository. */
const PURE_SPEC =
  /^(?!.*\/e2e\/|.*\.(api|worker|services)\.spec|infra\/local\/rules\/(?!import-rules)).*\.spec\.tsx?$/;
const WHOLE_WORKSPACE = /^[^/]*(\/src)?$/;

export const isSpec = (file: string) => /\.spec\.tsx?$/.test(file);

/**
 * Of what has changed, the files whose related specs are played: code itself, since jest finds the specs that import it. Of any other
 * file the specs that name it or its folder, and those of the nearest folder around it that has some, but of no whole workspace.
 *
 * @param sources every file that is there, with the text of specs
 */
export function specsOf(changed: string[], sources: Map<string, string>): string[] {
  const found = changed
    .filter((file) => !PROSE_AND_STYLE.test(file))
    .flatMap((file) => (CODE.test(file) ? [file] : specsAbout(file, sources)))
    .filter((file) => sources.has(file));
  return [...new Set(found)];
}

function specsAbout(file: string, sources: Map<string, string>): string[] {
  const specs = [...sources].filter(([path]) => PURE_SPEC.test(path));
  const parts = file.split('/');
  const name = parts.pop() ?? file;
  const naming = specs.filter(
    ([, text]) => text.includes(name) || (parts.length > 1 && text.includes(parts.join('/'))),
  );
  for (; !WHOLE_WORKSPACE.test(parts.join('/')); parts.pop()) {
    const around = specs.filter(([path]) => path.startsWith(`${parts.join('/')}/`));
    if (around.length > 0) return [file, ...paths(naming), ...paths(around)];
  }
  return [file, ...paths(naming)];
}

function paths(specs: [path: string, text: string][]): string[] {
  return specs.map(([path]) => path);
}
