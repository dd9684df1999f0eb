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
