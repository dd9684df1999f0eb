import { Text } from '../http/input/text.ts';

/** The field of a mailing with the version of the mail that staff saw. */
export function ConfirmedMail(): PropertyDecorator {
  return Text(100, {
    optional: true,
    description:
      'The `version` of the preview that was confirmed: nothing is sent when the mail says something else by now.',
  });
}
