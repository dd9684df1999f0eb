import { createHash } from 'node:crypto';
import type { MailKind, MailProps } from '@tablefall/mail';

/** What the administrator can send. */
export const TOOLS = [
  'confirmation',
  'review',
  'not-paid',
  'two-days',
  'past-registrants',
  'message',
  'test',
] as const;
export type Tool = (typeof TOOLS)[number];

/** Whom a message is for, unless a list is pasted. The first is meant where nothing is said. */
export const MESSAGE_AUDIENCES = [
  'past-registrants',
  'registrants',
  'not-paid',
  'players-first-day',
  'players-second-day',
  'helpers',
] as const;
export type MessageAudience = (typeof MESSAGE_AUDIENCES)[number];

const MESSAGE_AUDIENCE_TEXTS: Record<MessageAudience, string> = {
  'past-registrants': 'Past registrants',
  registrants: 'Everybody registered',
  'not-paid': 'Registered and not paid',
  'players-first-day': 'Players of the first day',
  'players-second-day': 'Players of the second day',
  helpers: 'Helpers with a shift',
};

interface ToolMail {
  kind: MailKind;
  /** Names its mailings. */
  title: string;
}

/** What each tool sends. */
export const TOOL_MAILS = {
  confirmation: { kind: 'registration-confirmation', title: 'Confirmation' },
  review: { kind: 'registration-review', title: 'Review your registration' },
  'not-paid': { kind: 'registration-unpaid', title: 'Not paid yet' },
  'two-days': { kind: 'two-days', title: 'Your two days' },
  'past-registrants': { kind: 'past-registrants', title: 'Invitation to past registrants' },
  message: { kind: 'message', title: 'Message' },
  test: { kind: 'test', title: 'Test' },
} as const satisfies Record<Tool, ToolMail>;

/** What the mails of the tools say. */
export type ToolProps = MailProps[(typeof TOOL_MAILS)[Tool]['kind']];

/** A list of people that somebody pasted, or the good entries of one as an audience keeps them. */
export type PastedList = { entries: unknown[]; digest: string } | { keptIn: string; digest: string };

/** Whom a tool is used for. */
export interface AudienceRequest {
  tool: Tool;
  /** Of a confirmation. */
  registrationId?: string | null;
  /** Of a message; past registrants when not given. */
  whom?: MessageAudience | null;
  /** In place of them. */
  list?: PastedList | null;
  /** Who asks: whom a test goes to. */
  principal: { userId: string; email: string };
}

export function pastedList(entries: unknown[]): PastedList {
  return { entries, digest: createHash('sha256').update(JSON.stringify(entries)).digest('base64url') };
}

/** The registrants that a tool is for. */
export function registrantsOf({ tool, registrationId, whom }: AudienceRequest) {
  switch (tool) {
    case 'message':
      if (whom === 'not-paid') return whom;
      return meantBy(whom) ? ('registrants' as const) : ('past-registrants' as const);
    case 'confirmation':
      return { registrationId: registrationId ?? '' };
    case 'review':
    case 'two-days':
      return 'registrants' as const;
    case 'not-paid':
      return tool;
    default:
      return 'past-registrants' as const;
  }
}

/** Whom a mailing goes to, in words that staff read. */
export function audienceText({ tool, whom, list }: AudienceRequest): string {
  switch (tool) {
    case 'confirmation':
      return 'One registration';
    case 'review':
    case 'two-days':
      return 'Everybody registered';
    case 'not-paid':
      return 'Registered and not paid';
    default:
      return list ? 'People of a pasted list' : MESSAGE_AUDIENCE_TEXTS[whom ?? 'past-registrants'];
  }
}

/** Equal for requests that name the same people. Who is among them at the moment does not matter. */
export function audienceName({ tool, registrationId, whom, list }: AudienceRequest): string {
  return [tool, list?.digest ?? registrationId ?? meantBy(whom)].filter(Boolean).join('/');
}

/** The audience of a message as it is kept and compared: null for past registrants, said or not. */
export function meantBy(whom: MessageAudience | null | undefined): MessageAudience | null {
  return whom && whom !== 'past-registrants' ? whom : null;
}

/** On which of the days of the edition somebody has to play, from 0; null where that does not matter. */
export function dayOfPlayers(whom: MessageAudience | null | undefined): number | null {
  const day = ['players-first-day', 'players-second-day'].indexOf(whom ?? '');
  return day < 0 ? null : day;
}
