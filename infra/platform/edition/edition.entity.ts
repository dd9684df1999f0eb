import { defineEntity, type InferKyselyDB } from '@mikro-orm/postgresql';
import { EDITION_KEY, EVERYWHERE, nobodys, p, TIME, table, theirs, WORD } from '../database/columns.ts';

/** A draft is seen by staff alone; the open one, or else the last that is over, is what the site shows. */
export const EDITION_STATES = ['draft', 'open', 'over', 'archived'] as const;
export type EditionState = (typeof EDITION_STATES)[number];

/** When browsers ask the servers of others: once the visitor has clicked, or at once. */
export const OUTSIDE_CONTENT = ['after-click', 'always'] as const;
export type OutsideContent = (typeof OUTSIDE_CONTENT)[number];

/** What an organiser says of an edition. */
export interface EditionSettings {
  /** What the site calls itself, in pages and in mails. */
  productName: string;
  /** Who presents the convention. */
  sponsorName: string;
  /** Local time of the zone: `2025-10-10T12:00`. The first day lasts `firstDayMinutes` from then. */
  startsAt: string;
  firstDayMinutes: number;
  /** Local time of the zone. The second day lasts `secondDayMinutes` up to then. */
  endsAt: string;
  secondDayMinutes: number;
  /** IANA zone. */
  timeZone: string;
  /** Badges that there are. */
  capacity: number;
  /** For one badge; it covers both days. In whole units of the currency. */
  price: number;
  /** ISO 4217. */
  currency: string;
  venueName: string;
  venueAddress: string;
  socialUrl: string;
  /** The external sign-up form that the newsletter page embeds. */
  newsletterFormUrl: string | null;
  /** Where badges can be paid for in advance; without it they are paid at the door. */
  paymentUrl: string | null;
  /** Whom volunteers write to. */
  volunteerEmail: string;
  /** Local time of the zone until which people give back and hand on badges by themselves; null: until the first day begins. */
  badgesChangeUntil: string | null;
  /** When pictures of the board-game database and the newsletter form load. */
  outsideContent: OutsideContent;
  /** Whether somebody needs a badge of the edition to join games; children of 9 and under come without. */
  joinsNeedBadge: boolean;
  /** Local time of the zone from which on people join games; null: at any time. */
  joinsOpenAt: string | null;
  /** How many games of others a person may join; null: any number. */
  gamesPerPerson: number | null;
  /** Whether children of 9 and under need an adult of the family in the same game. */
  childrenNeedAdult: boolean;
  /** Whether people say which games they would like to play. */
  takesWishes: boolean;
  /** Badges that each phone at the door keeps for people who come while there is no network; 0: none. */
  walkInBadges: number;
}

/** The picture that stands for it in the header; all null without one. */
export interface EditionLogo {
  /** Id of its file. */
  logo: string | null;
  logoWidth: number | null;
  logoHeight: number | null;
}

export const NO_LOGO: EditionLogo = { logo: null, logoWidth: null, logoHeight: null };

export const EditionSchema = table(
  defineEntity({
    name: 'Edition',
    tableName: 'edition_settings',
    properties: {
      /** Year and month of its first start, so that keys sort as editions follow. It never changes. */
      key: p.text(EDITION_KEY).primary(),
      state: p.text(WORD).$type<EditionState>(),
      stateSince: p.type('timestamptz'),
      /** When a draft becomes the edition that the site shows. */
      opensAt: p.type('timestamptz').strictNullable(),
      productName: p.text(EVERYWHERE),
      sponsorName: p.text(EVERYWHERE),
      startsAt: p.text(TIME),
      firstDayMinutes: p.integer(),
      endsAt: p.text(TIME),
      secondDayMinutes: p.integer(),
      timeZone: p.text(WORD),
      capacity: p.integer(),
      price: p.integer(),
      currency: p.text(WORD).default('USD'),
      venueName: p.text(EVERYWHERE),
      venueAddress: p.text(EVERYWHERE),
      socialUrl: p.text(nobodys('A public page of the convention.', 'itself')),
      newsletterFormUrl: p
        .text(nobodys('A page of the convention, not of a person.', 'nothing'))
        .strictNullable(),
      paymentUrl: p.text(nobodys('A page of the convention, not of a person.', 'nothing')).strictNullable(),
      volunteerEmail: p.text(theirs('address')),
      badgesChangeUntil: p.text(TIME).strictNullable(),
      logo: p.uuid().strictNullable(),
      logoWidth: p.integer().strictNullable(),
      logoHeight: p.integer().strictNullable(),
      outsideContent: p.text(WORD).$type<OutsideContent>().default('after-click'),
      joinsNeedBadge: p.boolean().default(false),
      joinsOpenAt: p.text(nobodys('A time.', 'searched')).strictNullable(),
      gamesPerPerson: p.smallint().strictNullable(),
      childrenNeedAdult: p.boolean().default(false),
      takesWishes: p.boolean().default(false),
      walkInBadges: p.smallint().default(3),
    },
  }),
  {
    ofEdition: {
      stays: 'what the edition was: days, place, prices; nobody is named but the address for volunteers',
    },
    kept: 'one row a year',
  },
);

export type EditionTables = InferKyselyDB<typeof EditionSchema>;

/** One year's convention. */
export class Edition extends EditionSchema.class implements EditionSettings, EditionLogo {}
EditionSchema.setClass(Edition);
