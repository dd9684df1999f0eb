import { join } from 'node:path';
import { OFFERS, type Offer, PICTURES } from './offers.ts';
import { emailOf } from './people.ts';
import { stableId } from './stable-id.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

type Method = {
  type: 'PayPal' | 'Venmo' | 'Zelle' | 'CashApp' | 'Cash';
  identifier?: string;
  notes?: string;
};

const CASH: Method[] = [{ type: 'Cash' }];

/** Two sellers take every type of payment; whoever is not named here takes cash. */
const METHODS: Record<string, Method[]> = {
  'Dana Whitfield': [
    { type: 'PayPal', identifier: 'dana.whitfield@mail.example', notes: 'Friends and family, please' },
    { type: 'Venmo', identifier: '@dana-whitfield' },
    { type: 'Zelle', identifier: '555-0134' },
    { type: 'CashApp', identifier: '$danawhitfield' },
    { type: 'Cash', notes: 'I can change a twenty' },
  ],
  'Rutger van den Berg': [
    { type: 'Cash' },
    { type: 'PayPal', identifier: 'rutger.van.den.berg@mail.example' },
    { type: 'Venmo', identifier: '@rutger-vdb', notes: 'Write the name of the game' },
    { type: 'Zelle', identifier: 'rutger.van.den.berg@mail.example' },
    { type: 'CashApp', identifier: '$rutgervdb' },
  ],
  'Priya Raghunathan': [{ type: 'Venmo', identifier: '@priya-games' }, { type: 'Cash' }],
  'Helen Achterberg': [{ type: 'Cash', notes: 'Cash only, in the hall' }],
  'Marcus Bell': [{ type: 'CashApp', identifier: '$marcusbell' }, { type: 'Cash' }],
  'Kofi Mensah': [{ type: 'Zelle', identifier: '555-0177' }],
  'Joséphine Laurent': [{ type: 'PayPal', identifier: 'josephine.laurent@mail.example' }],
};

/**
 * About forty games for sale in every state and condition, as `import-data` takes them. Only people who are
 * registered (`emails`) sell.
 */
export function listings(emails: Set<string>, now: Date) {
  const isThere = (name: string) => emails.has(emailOf(name));
  return OFFERS.filter(({ seller, buyer }) => isThere(seller) && (!buyer || isThere(buyer))).map((offer) =>
    listingOf(offer, now, isThere),
  );
}

function listingOf(offer: Offer, now: Date, isThere: (name: string) => boolean) {
  const { seller, buyer, daysAgo, askedDaysAgo, talk = [], queue = [], reports = [] } = offer;
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS).toISOString();
  const offeredAt = ago(daysAgo);
  /** What is said follows at even intervals. */
  const at = (place: number) => ago(daysAgo * (1 - place / (talk.length + 2)));
  return {
    id: stableId(`listing ${seller} ${offer.game} ${offer.price}`),
    seller: emailOf(seller),
    gameName: offer.game,
    bggId: offer.bggId,
    gameDescription: offer.description,
    condition: offer.condition,
    price: offer.price,
    notes: offer.notes,
    location: offer.location,
    expansions: offer.expansions ?? [],
    paymentMethods: METHODS[seller] ?? CASH,
    status: offer.status ?? 'Available',
    buyer: buyer && emailOf(buyer),
    offeredAt,
    askedAt: askedDaysAgo === undefined ? undefined : ago(askedDaysAgo),
    hiddenReason: offer.hidden,
    pictures: offer.pictures.map((picture) => join(PICTURES, `${picture}.webp`)),
    queue: queue.filter(isThere).map(emailOf),
    discussion: [
      ...talk
        .filter(([name]) => isThere(name))
        .map(([name, message], index) => ({
          by: emailOf(name),
          at: at(index + 1),
          message,
        })),
      ...(buyer
        ? [{ by: emailOf(buyer), at: at(talk.length + 1), message: BOUGHT, messageType: 'Purchase' }]
        : []),
    ],
    history: historyOf(offer, at(talk.length + 1), ago),
    reports: reports
      .filter(([name]) => isThere(name))
      .map(([name, reason, message]) => ({
        by: emailOf(name),
        at: ago(1),
        reason,
        message,
      })),
  };
}

const BOUGHT = 'Wants to buy this game.';

function historyOf(
  { price, earlierPrice, daysAgo, buyer, status, hidden }: Offer,
  boughtAt: string,
  ago: (days: number) => string,
) {
  return [
    ...(earlierPrice
      ? [
          {
            at: ago(daysAgo / 2),
            field: 'price',
            from: earlierPrice.toFixed(2),
            to: price.toFixed(2),
            by: 'seller',
          },
        ]
      : []),
    ...(buyer ? [{ at: boughtAt, field: 'status', from: 'Available', to: 'Pending', by: 'buyer' }] : []),
    ...(status === 'Sold'
      ? [
          {
            at: ago(daysAgo / 5),
            field: 'status',
            from: buyer ? 'Pending' : 'Available',
            to: 'Sold',
            by: 'seller',
          },
        ]
      : []),
    ...(hidden ? [{ at: ago(daysAgo / 4), field: 'hidden', to: hidden, by: 'organiser' }] : []),
  ];
}
