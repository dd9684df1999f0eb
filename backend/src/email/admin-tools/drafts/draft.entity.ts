import { defineEntity } from '@mikro-orm/core';
import { p, theirs, WORD } from '@tablefall/platform/database/columns';
import { User } from '../../../users/user.entity.ts';
import type { Tool } from '../../tools.ts';

/** A message that an administrator has begun to write; the id is made by the page. */
export const DraftSchema = defineEntity({
  name: 'Draft',
  tableName: 'message_draft',
  properties: {
    id: p.uuid().primary(),
    author: () => p.manyToOne(User).deleteRule('cascade'),
    title: p.text(theirs('text')),
    message: p.text(theirs('text')),
    tool: p.text(WORD).$type<Tool>(),
    createdAt: p.type('timestamptz'),
    updatedAt: p.type('timestamptz'),
  },
});
