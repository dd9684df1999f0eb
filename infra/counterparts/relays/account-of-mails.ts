import { type RecordedMail } from '../mail-product.ts';
import type { ArrivedMail } from '../world.ts';

/** How what the product says of its mails compares with what arrived. */
export interface Account {
  /** How many mails ended in which state. */
  states: Record<string, number>;
  /** Addresses whose mail is called sent and did not arrive, or arrived and is not called sent. */
  untrue: string[];
  /** Addresses to which a mail came more than once. */
  duplicates: string[];
}

/** Compares each recorded mail with the arrivals under its Message-ID. */
export function accountOf(recorded: RecordedMail[], arrived: ArrivedMail[]): Account {
  const arrivals = new Map<string, number>();
  for (const { messageId } of arrived) arrivals.set(messageId, (arrivals.get(messageId) ?? 0) + 1);
  const times = ({ messageId }: RecordedMail) => arrivals.get(messageId) ?? 0;
  const states: Record<string, number> = {};
  for (const { state } of recorded) states[state] = (states[state] ?? 0) + 1;
  return {
    states,
    untrue: recorded
      .filter((mail) => (mail.state === 'sent') !== times(mail) > 0)
      .map(({ address, state }) => `${address} (${state})`),
    duplicates: recorded.filter((mail) => times(mail) > 1).map(({ address }) => address),
  };
}
