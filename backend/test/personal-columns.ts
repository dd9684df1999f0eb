import { type RawBuilder, sql } from '@tablefall/platform/database/sql';

/**
 * The columns of the database that may say something of a person, as `table.column`: keys of accounts and names, and ids that
 * read like one; texts, lists of texts and JSON. Left out is what the database itself keeps to a list of words, and what it
 * makes of other columns.
 */
export const PERSONAL_COLUMNS: RawBuilder<{ column: string }> = sql`
  with named as (
    select columns.table_name || '.' || columns.column_name as column, data_type, udt_name, is_generated,
           (attrelid, attnum) as place
    from information_schema.columns
    join information_schema.tables using (table_schema, table_name)
    join pg_attribute on attrelid = quote_ident(columns.table_name)::regclass and attname = columns.column_name
    where columns.table_schema = 'public' and table_type = 'BASE TABLE' and columns.table_name <> 'mikro_orm_migrations'
  ), keys as (
    select (conrelid, attnum) as place from pg_constraint, unnest(conkey) as attnum
    where contype = 'f' and confrelid = any('{account, user_name}'::regclass[])
  ), listed as (
    select (conrelid, conkey[1]) as place from pg_constraint
    where contype = 'c' and cardinality(conkey) = 1 and pg_get_constraintdef(oid) like 'CHECK ((% = ANY (ARRAY[%'
  )
  select "column" from named
  where is_generated = 'NEVER' and place not in (select place from listed)
    and (place in (select place from keys)
         or udt_name in ('text', 'varchar', 'bpchar', 'citext', '_text', '_varchar', 'json', 'jsonb', 'bytea', 'inet', 'cidr')
         or (udt_name = 'uuid' and "column" ~ '(user|account|author|owner|seller|buyer|reporter|name|person|guest)_id$')
         or ("column" ~ '_by$'))
  order by "column"`;

/** What the organisers write of the convention. */
const CONVENTION =
  'Organisers publish it, and may name people on purpose, as an imprint does: whoever is named asks them to change it. A copy says other words.';
/** What the site says of the convention on each page, in the copy as well. */
const EVERYWHERE = 'Of the convention, not of a person.';
/** What programs say of the product itself. */
const MACHINE = 'Of the running product, not of a person.';
const WORD = 'One of the words that the code knows.';
const NUMBER = 'Names a thing by a random or derived number.';

/** Why these say nothing of a person, or may stay: by column, or by table for all of its columns. */
export const EXCUSES: Record<string, string> = {
  alarm: MACHINE,
  backup_success: MACHINE,
  closure: 'What was asked for, until it is done: then the row is deleted.',
  board_game: 'The public catalogue of games.',
  edition: 'A counter and its key.',
  edition_remains: 'What was counted of an edition: words of the code, and numbers.',
  gameday: CONVENTION,
  job: MACHINE,
  job_failure: MACHINE,
  process_seen: MACHINE,
  'edition_settings.key': WORD,
  'edition_settings.product_name': EVERYWHERE,
  'edition_settings.sponsor_name': EVERYWHERE,
  'edition_settings.starts_at': 'A time.',
  'edition_settings.ends_at': 'A time.',
  'edition_settings.badges_change_until': 'A time.',
  'edition_settings.time_zone': WORD,
  'edition_settings.currency': WORD,
  'edition_settings.venue_name': EVERYWHERE,
  'edition_settings.venue_address': EVERYWHERE,
  'edition_settings.joins_open_at': 'A time.',
  'edition_settings.social_url': EVERYWHERE,
  'edition_settings.newsletter_form_url': EVERYWHERE,
  'edition_settings.payment_url': EVERYWHERE,
  'badge_queue_entry.edition': WORD,
  'edition_content.edition': WORD,
  'edition_content.kind': WORD,
  'edition_content.content': CONVENTION,
  'edition_content.changed_by':
    'Which account edited it last: a key, which tells nobody once the account is closed.',
  'mail_words.kind': WORD,
  'mail_words.ending': CONVENTION,
  'mail_words.opening': CONVENTION,
  'mail_words.closing': CONVENTION,
  'mail_words.made_by': 'Which account made them: a key, which tells nobody once the account is closed.',
  'mail_text.edition': WORD,
  'mail_text.kind': WORD,
  'mail_text.draft': CONVENTION,
  'mail_text.changed_by':
    'Which account edited it last: a key, which tells nobody once the account is closed.',
  'door_browser.browser': 'A kind of browser, such as Firefox on Android, and of nobody by name.',
  'door_link.edition': WORD,
  'door_link.made_by': 'Which account made it: a key, which tells nobody once the account is closed.',
  'invitation.answer_by': 'A day.',
  'registration.edition': WORD,
  'event.edition': WORD,
  'event.table_id': 'Of the floor plan.',
  'table_flag.edition': WORD,
  'table_flag.table_id': 'Of the floor plan.',
  'event.owner_told_plan': 'Days, times and tables.',
  'event.children': 'An age of players, in general.',
  'cancelled_event.edition': WORD,
  'participant.told_plan': 'Days, times and tables.',
  'participant.changed_from': 'Days and times.',
  'audience.tool': WORD,
  'audience.whom': WORD,
  'audience.list_digest': NUMBER,
  'message_draft.tool': WORD,
  'tool_use.named': 'Which tool was used for which registration, by its id; kept for a day.',
  'shown_audience.named': 'Which tool was used for which registration, by its id; kept for a day.',
  'audit_entry.action': WORD,
  'audit_entry.about':
    'Id of the thing: names nobody once the thing is gone. Of an erased person it is a hash of the address.',
  'audit_entry.details':
    'Counts, states and ids by rule. The trail is only added to, and forgotten after RETENTION_AUDIT_DAYS.',
  'audit_entry.user_id': 'Names nobody once the account is closed; in the download as what the account did.',
  'audit_entry.network':
    'Shortened, to find out who did harm, which no copy needs. In the download; the trail is only added to, and forgotten after RETENTION_AUDIT_DAYS.',
  'audit_entry.caused_by': NUMBER,
  'mail.kind': WORD,
  'mail.ended_by': WORD,
  'mail.message_id': NUMBER,
  'mail.reports': NUMBER,
  'mail.caused_by': NUMBER,
  'mailing.kind': WORD,
  'mailing.about': NUMBER,
  'mailing.title': CONVENTION,
  'mailing.audience': 'Whom it went to, in general words.',
  'mailing.shared_props': 'What all mails of a mailing say alike.',
  'mailing.paused_reason': MACHINE,
  'mailing.totals': 'Counts.',
  'mailing.left_out': 'Counts.',
  'mailing.caused_by': NUMBER,
  'mail_hold.note': MACHINE,
  'mailing_request.digest': NUMBER,
  'mailing_request.answer': 'What a call to many answered, to answer its repetition alike; kept for a day.',
};
