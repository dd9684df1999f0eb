import { ApiProperty } from '@nestjs/swagger';
import { Choice } from '../../http/input/choice.ts';

/** When mail to many leaves. */
export const LEAVES = ['at-once', 'soon', 'hours'] as const;
export type Leaves = (typeof LEAVES)[number];

/** Says when mail to many leaves. */
export function LeavesWhen(): PropertyDecorator {
  return Choice(LEAVES, {
    message: 'Please say when it leaves',
    optional: true,
    enumName: 'Leaves',
    default: 'at-once',
    description:
      '`soon`: in 10 seconds, until when it can be taken back. `hours`: when the sending hours begin; within them, or when that is too late, as `soon`.',
  });
}

/** What a field says that lets the mail of a change wait; for `Flag` and `BooleanQuery`. */
export const IN_SENDING_HOURS = {
  required: false,
  default: false,
  description:
    'Outside the sending hours, let this mail wait until they begin, unless that is too late for it.',
};

/** Says when mail would leave that waits so. */
export function LeavesAt(): PropertyDecorator {
  return ApiProperty({
    type: String,
    nullable: true,
    format: 'date-time',
    description: 'When it would leave if it waited for the sending hours; null when it would leave at once.',
  });
}
