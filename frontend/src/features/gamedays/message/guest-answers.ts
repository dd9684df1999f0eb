import type { MessageVariable } from '../../../antd/mail/message-field.tsx';
import type { GuestAnswer } from '../../../api/generated.ts';

/** The guests of a gameday that a message can go to, by their answer. */
export const ANSWERS: { value: GuestAnswer; label: string }[] = [
  { value: 'all', label: 'All guests' },
  { value: 'accepted', label: 'Accepted' },
  { value: 'not-replied', label: 'No Reply' },
  { value: 'declined', label: 'Rejected' },
];

/** The variables of a message to guests; the server refuses any other by name. */
export const GUEST_VARIABLES: readonly MessageVariable[] = [
  { name: 'name', meaning: 'The name of the guest' },
  { name: 'date', meaning: 'The day of the gameday' },
  { name: 'time', meaning: 'Its time, or “time to be announced”' },
  { name: 'place', meaning: 'Where it takes place' },
  { name: 'replyLink', meaning: 'The guest’s own link to answer' },
];
