import { defineEntity } from '@mikro-orm/core';
import { EDITION_KEY, p, table, theirs } from '@tablefall/platform/database/columns';
import type { WalkInDto } from './walk-ins.dto.ts';

/** People who came in by a phone without a network, and for whom no badge was left when it came up. */
export const LateWalkInSchema = table(
  defineEntity({
    name: 'LateWalkIn',
    properties: {
      /** Of the walk-in, as the phone made it. */
      id: p.uuid().primary(),
      /** Key of the edition. */
      edition: p.text(EDITION_KEY),
      /** Names, and the address if one was given. */
      form: p.json<WalkInDto>(theirs()),
      cameAt: p.type('timestamptz'),
    },
  }),
  { emptied: 'few, for hours, and nothing but names and addresses' },
);
