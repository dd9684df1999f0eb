import { defineEntity } from '@mikro-orm/core';
import { p, theirs } from '@tablefall/platform/database/columns';
import { User } from '../../users/user.entity.ts';

/** What an account chose for the schedule. Without a row notices are on, and there is no calendar address yet. */
export const ScheduleSettingsSchema = defineEntity({
  name: 'ScheduleSettings',
  properties: {
    user: () => p.manyToOne(User).primary(),
    /** Whether the account gets mails about its events. */
    notices: p.boolean().default(true),
    /** The secret of the private address of the account's calendar; made when it is first asked for. */
    calendarToken: p.text(theirs('token')).strictNullable(),
  },
});
