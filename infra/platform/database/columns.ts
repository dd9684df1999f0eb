// What a column is, for entities: the mails' own are described by the same words, in a package that knows nothing of ours.
export {
  type ColumnFacts,
  type CopiedAs,
  EDITION_KEY,
  EMPTIED,
  EVERYWHERE,
  factsOf,
  MACHINE,
  NUMBER,
  nobodys,
  PUBLISHED,
  p,
  type TableFacts,
  TIME,
  table,
  theirs,
  WORD,
} from '@tablefall/mail';
