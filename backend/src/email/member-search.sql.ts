import { holdsWords } from '@tablefall/platform/database/search';
import type { Expression, SqlBool } from '@tablefall/platform/database/sql';

/** Members of audiences whose name or address holds every word of a text; everybody for an empty text. */
export function membersWith(text: string): Expression<SqlBool> {
  return holdsWords(text, 'search_text');
}
