// Written by `npm run contract` from the files that define entities.
import type { InferKyselyDB } from '@mikro-orm/postgresql';
import type { DrawSchema } from './draws/draw.entity.ts';
import type { DrawnNameSchema } from './draws/draw.entity.ts';
import type { WishSchema } from './wish.entity.ts';
import type { WishNameSchema } from './wish.entity.ts';
import type { WishSettingsSchema } from './wish.entity.ts';
import type { WishFriendLinkSchema } from './wish.entity.ts';
import type { WishFriendSchema } from './wish.entity.ts';

/** All tables of this module. */
export type WishesTables = InferKyselyDB<
  | typeof DrawSchema
  | typeof DrawnNameSchema
  | typeof WishSchema
  | typeof WishNameSchema
  | typeof WishSettingsSchema
  | typeof WishFriendLinkSchema
  | typeof WishFriendSchema
>;
