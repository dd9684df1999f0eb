// Written by `npm run contract` from the files that define entities.
import type { InferKyselyDB } from '@mikro-orm/postgresql';
import type { AddressChangeSchema } from './addresses/address-change.entity.ts';
import type { ClosureSchema } from './closing/closure.entity.ts';
import type { DoorBrowserSchema } from './door-links/door-browser.entity.ts';
import type { DoorLinkSchema } from './door-links/door-link.entity.ts';
import type { PushDeviceSchema } from './push/push-device.entity.ts';
import type { SessionSchema } from './session.entity.ts';
import type { SignInCodeSchema } from './sign-in-code.entity.ts';
import type { StaffSchema } from './staff/staff.entity.ts';
import type { ApiTokenSchema } from './tokens/api-token.entity.ts';
import type { UserSchema } from './user.entity.ts';
import type { UserNameSchema } from './user.entity.ts';

/** All tables of this module. */
export type UsersTables = InferKyselyDB<
  | typeof AddressChangeSchema
  | typeof ClosureSchema
  | typeof DoorBrowserSchema
  | typeof DoorLinkSchema
  | typeof PushDeviceSchema
  | typeof SessionSchema
  | typeof SignInCodeSchema
  | typeof StaffSchema
  | typeof ApiTokenSchema
  | typeof UserSchema
  | typeof UserNameSchema
>;
