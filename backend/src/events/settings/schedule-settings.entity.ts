import { defineEntity, p } from '@mikro-orm/core';
import { User } from '../../users/user.entity.ts';

/** What a user chose for the schedule. */
export const ScheduleSettingsSchema = defineEntity({
  name: 'ScheduleSettings',
  properties: {
    userId: () => p.manyToOne(User).mapToPk().fieldName('user_id').primary().deleteRule('cascade'),
    notices: p.boolean().default(true),
    /** The secret of the private address of one's calendar; made when it is first asked for. */
    calendarToken: p.text().strictNullable().unique(),
  },
});
