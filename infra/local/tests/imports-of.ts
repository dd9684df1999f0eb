/**
 * What names another module (`from '…'`, `import '…'`, `import('…')`, `require('…')`), and what makes an import one of types alone: the
 * rules tell the two apart.
 */
const IMPORT =
  /\b(?:from|import|require)\b[\s(]*(['"`])[^'"`\n]*\1|^(?:import|export) type\b|\btype \w+(?: as \w+)?(?=\s*[,}])/gm;

/** What a source says of its imports, in their order. Words that only look like one are among it, but no import is left out. */
export function importsOf(text: string): string[] {
  return [...text.matchAll(IMPORT)].map(([found]) => found);
}
