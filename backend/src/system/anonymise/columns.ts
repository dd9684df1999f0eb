import {
  ADDRESS,
  AUDIT_DETAILS,
  CHANGED_VALUE,
  type Excuse,
  fixed,
  GAME,
  GAMES,
  kept,
  NAME,
  NETWORK,
  NOTHING,
  PAYMENT_METHODS,
  REFERENCE,
  SEARCH_TEXT,
  TEXT,
  TOKEN,
  type Treatment,
} from './treatments.ts';

/** What becomes of a table: its rows are copied, with each of these columns treated, or none is, for a reason. */
export type Plan = { columns: Record<string, Treatment | Excuse> } | { emptied: string };

/** Types that hold no words. Columns of all others are named below, each with what becomes of it. */
export const WORDLESS_TYPES = [
  'bigint',
  'boolean',
  'date',
  'integer',
  'smallint',
  'time without time zone',
  'timestamp with time zone',
  'uuid',
];

const EDITION = fixed('the key of an edition, a year and a month');
const STATE = fixed('one of a few words of ours');

const LINK = { emptied: 'a link of the source opens nothing of the copy' };
const MAIL = { emptied: 'no mail of the source may leave from a copy, and each holds an address' };
const AUDIENCE = { emptied: 'belongs to mailings, which are not copied' };
const SIGN_IN = { emptied: 'nobody who is signed in at the source is signed in at the copy' };
const RUNNING = { emptied: 'tells of the processes of the source' };

/**
 * Every table of the database, in the order of the alphabet. A spec compares it with the schema: whoever adds a table, or a
 * column that can hold words, says here what becomes of it in a copy for trials.
 */
export const PLANS: Record<string, Plan> = {
  account: { columns: { email: ADDRESS } },
  address_change: LINK,
  alarm: RUNNING,
  attendee: { columns: {} },
  audience: AUDIENCE,
  audience_member: AUDIENCE,
  audit_entry: {
    columns: {
      action: STATE,
      about: REFERENCE,
      details: AUDIT_DETAILS,
      network: NETWORK,
      caused_by: NOTHING,
    },
  },
  backup_success: RUNNING,
  badge_offer: LINK,
  badge_queue_entry: { columns: { edition: EDITION, email: ADDRESS, name: NAME } },
  board_game: {
    columns: {
      name: fixed('the public list of board games'),
      thumbnail: fixed('a public picture of a board game'),
    },
  },
  cancelled_event: { columns: { edition: EDITION, game_name: GAME } },
  closure: {
    emptied: 'whoever asked to be forgotten is nobody in the copy, and no job of it erases anybody',
  },
  contact_message: { columns: { name: NAME, email: ADDRESS, message: TEXT } },
  door_browser: LINK,
  door_link: LINK,
  edition: { columns: { key: EDITION } },
  edition_content: { emptied: 'the imprint and the like name people: the copy says our first texts' },
  edition_logo: { emptied: 'files are not copied' },
  edition_remains: { columns: { edition: EDITION, counts: fixed('what there was, in numbers') } },
  edition_settings: {
    columns: {
      key: EDITION,
      state: STATE,
      product_name: fixed('said to everybody on each page'),
      sponsor_name: fixed('said to everybody on each page'),
      starts_at: fixed('a time'),
      ends_at: fixed('a time'),
      badges_change_until: fixed('a time'),
      outside_content: STATE,
      time_zone: fixed('the name of a time zone'),
      currency: fixed('the code of a currency'),
      venue_name: fixed('said to everybody on each page'),
      venue_address: fixed('said to everybody on each page'),
      joins_open_at: kept('a moment by local time'),
      social_url: fixed('a public page of the convention'),
      newsletter_form_url: NOTHING,
      payment_url: NOTHING,
      volunteer_email: ADDRESS,
      logo: NOTHING,
      logo_width: NOTHING,
      logo_height: NOTHING,
    },
  },
  event: {
    columns: {
      edition: EDITION,
      game_name: GAME,
      teacher: STATE,
      description: TEXT,
      level: STATE,
      children: fixed('an age, or one word of ours'),
      owner_told_plan: kept('a day, a time, a duration and a table'),
      table_id: kept('the id of a table of the floor plan'),
    },
  },
  event_discussion: { columns: { message: TEXT } },
  event_message: { columns: { message: TEXT } },
  gameday: { columns: { location: TEXT, description: TEXT, invitation_words: TEXT } },
  gameday_queue_entry: { columns: {} },
  gameday_wave: { columns: {} },
  gameday_wave_guest: { columns: { guest_name: NAME, guest_email: ADDRESS } },
  invitation: {
    columns: { guest_name: NAME, guest_email: ADDRESS, reply_comments: TEXT, token: TOKEN },
  },
  job: RUNNING,
  job_failure: RUNNING,
  left_event: { emptied: 'tells calendars, which no calendar address of the source reaches any more' },
  listing: {
    columns: {
      game_name: GAME,
      game_description: TEXT,
      condition: STATE,
      notes: TEXT,
      location: TEXT,
      expansions: GAMES,
      payment_methods: PAYMENT_METHODS,
      status: STATE,
      bgg_thumbnail: NOTHING,
      search_text: SEARCH_TEXT,
      hidden_reason: TEXT,
    },
  },
  listing_change: {
    columns: { field: STATE, from_value: CHANGED_VALUE, to_value: CHANGED_VALUE, changed_by: STATE },
  },
  listing_discussion: { columns: { message: TEXT, message_type: STATE } },
  listing_photo: { emptied: 'pictures are not copied: listings show the placeholder of those without one' },
  listing_queue: { columns: {} },
  listing_report: { columns: { reason: STATE, message: TEXT } },
  mail: MAIL,
  mail_hold: { emptied: 'a copy has a hold of its own' },
  mail_text: { columns: { edition: EDITION, kind: STATE, draft: NOTHING } },
  mail_words: { columns: { kind: STATE, ending: TEXT, opening: TEXT, closing: TEXT } },
  mailing: MAIL,
  mailing_request: MAIL,
  mailing_resend: MAIL,
  maintenance: RUNNING,
  message_draft: { columns: { title: TEXT, message: TEXT, tool: STATE } },
  mikro_orm_migrations: { emptied: 'the copy has its own, with the same names' },
  participant: {
    columns: {
      told_plan: kept('a day, a time, a duration and a table'),
      changed_from: kept('a day, a time, a duration and a table'),
    },
  },
  process_seen: RUNNING,
  registration: { columns: { edition: EDITION } },
  schedule_settings: { columns: { calendar_token: TOKEN } },
  session: SIGN_IN,
  shown_audience: AUDIENCE,
  sign_in_code: SIGN_IN,
  staff: { columns: { address: ADDRESS, role: STATE } },
  suppression: { columns: { address: ADDRESS, reason: STATE, note: TEXT } },
  table_flag: { emptied: 'a flag is up for half an hour' },
  tool_use: AUDIENCE,
  user_name: { columns: { name: NAME } },
  waitlist_entry: { columns: {} },
};
