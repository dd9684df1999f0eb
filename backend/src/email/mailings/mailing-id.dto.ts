import { Id } from '../../http/input/id.ts';

/** The optional id of a call that sends to many, in a body or a query. */
export function MailingId(): PropertyDecorator {
  return Id({
    optional: true,
    description:
      'Made by the client, so that the request can be repeated when its answer was lost: it is carried out once and answered alike.',
  });
}
