import { defineEntity } from '@mikro-orm/core';
import { p, theirs, WORD } from '@tablefall/platform/database/columns';
import { User } from '../../users/user.entity.ts';
import { Listing } from '../listing.entity.ts';
import type { MessageType } from './discussions.dto.ts';

/** What is said below a listing, in the order of ids: by people, and by the product when somebody buys or withdraws. */
export const ListingDiscussionSchema = defineEntity({
  name: 'ListingDiscussion',
  properties: {
    id: p.uuid().primary(),
    listing: () => p.manyToOne(Listing),
    author: () => p.manyToOne(User),
    message: p.text(theirs('text')),
    messageType: p.text(WORD).$type<MessageType>(),
    /** Whether the seller was told of it, or knows of it otherwise. */
    told: p.boolean().default(true),
    createdAt: p.type('timestamptz'),
    /** Of the form that a comment was written in. */
    formId: p.uuid().strictNullable(),
  },
});
