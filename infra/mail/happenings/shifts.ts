/** To a name's place in a shift. */
export const shifts = {
  'shift-left': 'They gave the shift back before it left',
  'shift-changed': 'A newer mail took its place',
  'shift-cancelled': 'The shift was cancelled',
};
