/** To a guest's invitation. */
export const gamedays = {
  answered: 'Answered before it left',
  'answer-changed': 'The answer changed before it left',
  'link-asked-for': 'A newer mail with the link took its place',
  'accepted-by-staff': 'Staff noted before it left that they come',
  'declined-by-staff': 'Staff noted before it left that they do not come',
  'reopened-by-staff': 'Staff took the answer back before it left',
  'invited-again': 'Invited again: a newer mail took its place',
  'address-corrected': 'The address was corrected',
  'invitation-deleted': 'The invitation was deleted',
  'gameday-changed': null,
  'gameday-deleted': 'The gameday was cancelled',
};
