import type { GuestAnswer } from '#api/generated.ts';

/** The guests of a gameday that a message can go to, by their answer. */
export const ANSWERS: { value: GuestAnswer; label: string }[] = [
  { value: 'all', label: 'All guests' },
  { value: 'accepted', label: 'Accepted' },
  { value: 'not-replied', label: 'No Reply' },
  { value: 'declined', label: 'Rejected' },
];
