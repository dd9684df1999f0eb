/** To an account and its registration, and to the offer of a badge. */
export const accounts = {
  'signed-in': 'Signed in before it left',
  'staff-changed': 'Their role changed before it left',
  'closure-over': 'Its link was over before it left',
  'address-change-over': 'Its link was over before it left',
  registered: 'Registered before it left',
  confirmed: 'Confirmed before it left',
  paid: 'Paid before it left',
  'registration-removed': 'The registration was removed',
  'offer-ended': 'The offer was over before it left',
};
