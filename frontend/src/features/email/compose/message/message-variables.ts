import type { MessageVariable } from '../../../../antd/mail/message-field.tsx';

/** The variables of a message to past registrants; the server refuses any other by name. */
export const MESSAGE_VARIABLES: readonly MessageVariable[] = [
  { name: 'name', meaning: 'The name of the person, or “friend” where none is known' },
  { name: 'edition', meaning: 'The convention and its year' },
  { name: 'dates', meaning: 'The days of the convention' },
  { name: 'venue', meaning: 'Where it takes place' },
  { name: 'registrationLink', meaning: 'The person’s own link to register or to see the registration' },
];
