import type { OpenAPIObject } from '@nestjs/swagger';
import { MESSAGE_AUDIENCES } from './email/tools.ts';
import { MESSAGES_PER_DAY } from './events/messages/message-limit.ts';
import { OFFER_MINUTES } from './events/spot-offers.sql.ts';
import { MINUTES_BETWEEN } from './events/tables/tables.sql.ts';
import { MAX_BULK_GUESTS } from './gamedays/guest-lists/bulk-invite.dto.ts';
import { GUESTS_MAX } from './gamedays/party.ts';
import { LONGEST_PURPOSE, MOST_TOKEN_DAYS, TOKEN_SCOPES } from './http/access/token-scopes.ts';
import { EDITION_LABELS } from './organise/editions/edition-labels.ts';
import { SIGN_IN_MINUTES } from './users/sign-in-code.entity.ts';

/** What pages say in their own sentences and the server decides, by the names of the constants in the web app. */
const FACTS = {
  /** Minutes for which the link and the digits of a sign-in mail are valid. */
  SIGN_IN_MINUTES,
  /** Messages that the players of an event get within 24 hours. */
  MESSAGES_PER_DAY,
  /** Minutes for which a spot that is freed after the start is kept. */
  SPOT_OFFER_MINUTES: OFFER_MINUTES,
  /** Minutes for which a table stays free between two games. */
  MINUTES_BETWEEN_GAMES: MINUTES_BETWEEN,
  /** People that a guest of a gameday brings along at most. */
  GUESTS_MAX,
  /** Guests that one list invites at most. */
  MAX_BULK_GUESTS,
  /** Days for which the token of a program holds at most. */
  MOST_TOKEN_DAYS,
  /** Letters in which its purpose is said at most. */
  LONGEST_PURPOSE,
};

/** Choices that pages offer in this order, and name themselves. */
const CHOICES = { MESSAGE_AUDIENCES };

/** Names of fields and choices as pages show them, in the order of the form. */
const TITLES = { EDITION_TITLES: EDITION_LABELS, TOKEN_SCOPES };

/** The web app's client is made of the document, so these stand in it, too. Arrays keep the order, which keys do not. */
export function withFacts(document: OpenAPIObject): OpenAPIObject {
  const titles = Object.entries(TITLES).map(([name, labels]) => [name, Object.entries(labels)]);
  return Object.assign(document, {
    'x-facts': FACTS,
    'x-choices': CHOICES,
    'x-titles': Object.fromEntries(titles),
  });
}
