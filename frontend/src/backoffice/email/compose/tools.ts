import type { NewAudience } from '#core/api/staff.ts';

/** What the administrator can send, and to whom. */
export const TOOLS = {
  confirmation: {
    label: 'Confirmation',
    purpose: 'The confirmation mail of one registration, once more.',
  },
  review: {
    label: 'Review',
    purpose: 'Asks everybody who is registered to look through their registration.',
  },
  'not-paid': {
    label: 'Not paid',
    purpose: 'Reminds those whose registration is not paid yet.',
  },
  'two-days': {
    label: 'Your two days',
    purpose:
      'Tells everybody who is registered their games, what is still missing, their badge codes, what they owe and the way there.',
  },
  'past-registrants': {
    label: 'Past registrants',
    purpose:
      'Tells those who came to earlier editions, and are not registered for this one, that registration is open.',
  },
  message: {
    label: 'Custom message',
    purpose: 'Your own words to past registrants, to those of now, or to a list that you paste.',
  },
  test: {
    label: 'Test',
    purpose: 'A sample mail to yourself, which shows that sending works.',
  },
} as const;

export type Tool = keyof typeof TOOLS;

export const TOOL_NAMES = Object.keys(TOOLS) as Tool[];

/** Whom a custom message goes to, where no list is pasted. */
export type MessageAudience = NonNullable<NewAudience['whom']>;

/** What it is called. @param days the names of the edition's days */
export function audienceLabel(
  audience: MessageAudience,
  [first = 'day one', second = 'day two']: string[],
): string {
  const labels: Record<MessageAudience, string> = {
    'past-registrants': 'Past registrants',
    registrants: 'Registered',
    'not-paid': 'Registered, not paid',
    'players-first-day': `Players of ${first}`,
    'players-second-day': `Players of ${second}`,
    helpers: 'Helpers with a shift',
  };
  return labels[audience];
}

/** What one of the tools is to send. */
export interface Order {
  tool: Tool;
  /** Of the confirmation. */
  registrationId: string;
  /** Of the custom message. */
  message: string;
  /** Of the custom message, where no list is pasted. */
  whom: MessageAudience | undefined;
}

/** Whether the tool writes to many, and so can wait for its time. */
export function isToMany(tool: Tool): boolean {
  return tool !== 'confirmation' && tool !== 'test';
}
