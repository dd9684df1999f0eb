/** Something the person at the keyboard can understand and act on: shown as one line, without a stack. */
export class UserError extends Error {}
