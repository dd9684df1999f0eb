import {
  type Expression,
  expressionBuilder,
  likePattern,
  type SqlBool,
} from '@tablefall/platform/database/sql';
import type { EmailTables } from './email.tables.ts';

/** Members of audiences whose name or address contains a text, without regard to case; everybody for an empty text. */
export function membersWith(text: string): Expression<SqlBool> {
  const member = expressionBuilder<EmailTables, 'audience_member'>();
  const { fn, val } = member;
  return text === ''
    ? member.and([])
    : member('search_text', 'like', fn<string>('lower', [val(likePattern(text))]));
}
