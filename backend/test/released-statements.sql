SELECT pg_advisory_xact_lock($1, hashtext($2))
SELECT set_config('application_name', $1, false)
delete from "audience"
delete from "audience" where "id" = $1
delete from "audience" where ctid = any(array(select ctid from "audience" where "id" in (select "id" from "audience" where "mailing_id" is null and "created_at" < $1) limit $2))
delete from "audience_member" as "member" where "member"."audience_id" = $1 and not exists (select "known"."about" from "audience_member" as "known" where "known"."audience_id" = $2 and "known"."skipped" is null and lower("known"."address") = lower("member"."address"))
delete from "audience_member" where ctid = any(array(select ctid from "audience_member" where "audience_id" in (select "id" from "audience" where "mailing_id" is null and "created_at" < $1) limit $2))
delete from "audit_entry"
delete from "audit_entry" where ctid = any(array(select ctid from "audit_entry" where "at" < $1 limit $2))
delete from "contact_message" where ctid = any(array(select ctid from "contact_message" where "received_at" < $1 limit $2))
delete from "event" where "id" in ($1)
delete from "gameday" where "id" in ($1)
delete from "invitation" where "id" in ($1)
delete from "job_failure" where "job" = $1 and "item" = $2
delete from "job_failure" where "job" = $1 and "retry_at" <= $2
delete from "left_event" where "event_id" = $1 and "name_id" = $2
delete from "left_event" where ctid = any(array(select ctid from "left_event" where "ends_at" < $1 limit $2))
delete from "listing" where "id" in ($1)
delete from "listing_photo" where "id" = any($1::uuid[])
delete from "listing_queue" where "id" = (select "waiting"."id" from "listing_queue" as "waiting" where "waiting"."listing_id" = $1 order by "waiting"."id" limit 1) returning "buyer_id"
delete from "listing_queue" where "listing_id" = $1 and "buyer_id" = $2
delete from "mail"
delete from "mail" where "mailing_id" = $1
delete from "mail" where ctid = any(array(select ctid from "mail" where ("created_at" < $1 and "state" not in ($2)) limit $3))
delete from "mailing"
delete from "mailing" where "id" = $1 and "size" = $2
delete from "mailing" where ctid = any(array(select ctid from "mailing" where ("created_at" < $1 and ("started_at" is not null or "cancelled_at" is not null) and not exists (select "mail"."id" from "mail" where "mail"."mailing_id" = "mailing"."id")) limit $2))
delete from "mailing_request" where "id" = $1
delete from "mailing_request" where ctid = any(array(select ctid from "mailing_request" where "created_at" < $1 limit $2))
delete from "maintenance"
delete from "message_draft" where "id" = $1 and "author_id" = $2
delete from "participant" where "event_id" = $1 and "name_id" = $2
delete from "registration"
delete from "registration" where "id" = $1
delete from "session" where "token_hash" = $1
delete from "session" where "user_id" = $1
delete from "session" where "user_id" = $1 and "id" != $2
delete from "session" where ctid = any(array(select ctid from "session" where "expires_at" < $1 limit $2))
delete from "shown_audience" where ctid = any(array(select ctid from "shown_audience" where "created_at" < $1 limit $2))
delete from "sign_in_code" where ctid = any(array(select ctid from "sign_in_code" where "expires_at" < $1 limit $2))
delete from "suppression"
delete from "suppression" where "address" = lower($1::text)
delete from "suppression" where "address" = lower($1::text) and "reason" = $2
delete from "suppression" where "mailing_id" = $1 and "reason" = $2
delete from "tool_use"
delete from "tool_use" where "mailing_id" = $1
delete from "tool_use" where ctid = any(array(select ctid from "tool_use" where "used_at" < $1 limit $2))
delete from "waitlist_entry" where "event_id" = any($1::uuid[]) and "name_id" = any($2::uuid[])
delete from account where email <> $1
delete from account where id = any($1::uuid[]) and account.confirmed_at is null and not (exists ( select from "attendee" join user_name on user_name.id = "attendee"."name_id" where user_name.user_id = account.id) or exists ( select from "event" join user_name on user_name.id = "event"."owner_id" where user_name.user_id = account.id) or exists ( select from "left_event" join user_name on user_name.id = "left_event"."name_id" where user_name.user_id = account.id) or exists (select from "listing" where "listing"."pending_buyer_id" = account.id) or exists (select from "listing" where "listing"."seller_id" = account.id) or exists (select from "listing_discussion" where "listing_discussion"."author_id" = account.id) or exists (select from "listing_photo" where "listing_photo"."owner_id" = account.id) or exists (select from "listing_queue" where "listing_queue"."buyer_id" = account.id) or exists (select from "listing_report" where "listing_report"."reporter_id" = account.id) or exists (select from "message_draft" where "message_draft"."author_id" = account.id) or exists ( select from "participant" join user_name on user_name.id = "participant"."name_id" where user_name.user_id = account.id) or exists (select from "registration" where "registration"."user_id" = account.id) or exists (select from "schedule_settings" where "schedule_settings"."user_id" = account.id) or exists ( select from "waitlist_entry" join user_name on user_name.id = "waitlist_entry"."name_id" where user_name.user_id = account.id)) and not exists (select from sign_in_code where user_id = account.id and expires_at > $2)
delete from invitation where id = $1
delete from listing where game_name = 'Nova Aetas'
delete from message_draft
delete from mikro_orm_migrations where name = (select max(name) from mikro_orm_migrations) returning name
delete from participant where event_id = $1 and name_id = $2
delete from registration
delete from sign_in_code
delete from waitlist_entry
insert into "account" ("id", "email", "created_at") values ($1, $2, $3) on conflict ("email") do nothing returning "id"
insert into "attendee" ("id", "registration_id", "name_id", "badge", "position", "checked_in_at") values ($1, $2, $3, false, $4, null)
insert into "attendee" ("id", "registration_id", "name_id", "badge", "position", "checked_in_at") values ($1, $2, $3, true, $4, null)
insert into "audience" ("id", "tool", "registration_id", "list_digest", "mailing_id", "created_at") values ($1, $2, $3, $4, $5, $6)
insert into "audit_entry" ("id", "at", "action", "about", "details", "user_id", "session_id", "network") values (uuidv7(), $1, $2, $3, $4, $5, $6, $7)
insert into "audit_entry" ("id", "at", "action", "details", "user_id", "session_id", "network") values (uuidv7(), $1, $2, $3, $4, $5, $6)
insert into "contact_message" ("id", "name", "email", "message", "received_at") values ($1, $2, $3, $4, $5)
insert into "edition" ("key", "badges_taken") values ($1, $2) on conflict ("key") do nothing
insert into "event" ("id", "edition", "game_name", "day", "starts_at", "ends_at", "duration", "spots", "visible", "teacher", "owner_id", "created_at") values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) on conflict ("id") do nothing returning "id"
insert into "gameday" ("id", "date", "start_time", "end_time", "capacity", "location", "description", "accepted_count", "rejected_count", "not_replied_count", "seats_taken", "sequence", "created_at") values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
insert into "gameday" ("id", "date", "start_time", "end_time", "capacity", "location", "description", "accepted_count", "rejected_count", "not_replied_count", "seats_taken", "sequence", "created_at") values ($1, $2, $3, null, $4, $5, $6, $7, $8, $9, $10, $11, $12)
insert into "gameday" ("id", "date", "start_time", "end_time", "capacity", "location", "description", "accepted_count", "rejected_count", "not_replied_count", "seats_taken", "sequence", "created_at") values ($1, $2, null, null, $3, $4, null, $5, $6, $7, $8, $9, $10)
insert into "invitation" ("id", "gameday_id", "guest_name", "guest_email", "status", "additional_guests", "reply_comments", "invited_at", "mailed_at", "replied_at", "held_until", "token") values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) on conflict (gameday_id, lower(guest_email)) do nothing returning "id"
insert into "job" ("name", "due_at") values ($1, $2) on conflict ("name") do nothing
insert into "job_failure" ("job", "item", "reason", "retry_at") values ($1, $2, $3, $4::timestamptz + $5 * interval '1 minute') on conflict ("job", "item") do update set "reason" = $6, "times" = "job_failure"."times" + $7, "retry_at" = $8::timestamptz + least($9::int * 2.0 ^ least(job_failure.times, 20), $10::int) * interval '1 minute'
insert into "listing" ("id", "seller_id", "game_name", "game_description", "condition", "price_cents", "notes", "location", "expansions", "payment_methods", "status", "bgg_id", "bgg_thumbnail", "pending_buyer_id", "offered_at", "search_text", "created_at", "hidden_reason", "renewed_at", "renewal_asked_at", "lapsed_at") values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, null, null, $14, $15, null, $16, null, null)
insert into "listing" ("id", "seller_id", "game_name", "game_description", "condition", "price_cents", "notes", "location", "expansions", "payment_methods", "status", "bgg_id", "bgg_thumbnail", "pending_buyer_id", "offered_at", "search_text", "created_at", "hidden_reason", "renewed_at", "renewal_asked_at", "lapsed_at") values ($1, $2, $3, $4, $5, $6, null, null, $7, $8, $9, null, null, null, null, $10, $11, null, $12, null, null)
insert into "listing" ("id", "seller_id", "game_name", "game_description", "condition", "price_cents", "notes", "location", "expansions", "payment_methods", "status", "bgg_id", "bgg_thumbnail", "pending_buyer_id", "offered_at", "search_text", "created_at", "hidden_reason", "renewed_at", "renewal_asked_at", "lapsed_at") values ($1, $2, $3, null, $4, $5, $6, null, $7, $8, $9, null, null, null, null, $10, $11, null, $12, null, null)
insert into "listing" ("id", "seller_id", "game_name", "game_description", "condition", "price_cents", "notes", "location", "expansions", "payment_methods", "status", "bgg_id", "bgg_thumbnail", "pending_buyer_id", "offered_at", "search_text", "created_at", "hidden_reason", "renewed_at", "renewal_asked_at", "lapsed_at") values ($1, $2, $3, null, $4, $5, null, $6, $7, $8, $9, null, null, null, null, $10, $11, null, $12, null, null)
insert into "listing" ("id", "seller_id", "game_name", "game_description", "condition", "price_cents", "notes", "location", "expansions", "payment_methods", "status", "bgg_id", "bgg_thumbnail", "pending_buyer_id", "offered_at", "search_text", "created_at", "hidden_reason", "renewed_at", "renewal_asked_at", "lapsed_at") values ($1, $2, $3, null, $4, $5, null, null, $6, $7, $8, $9, $10, null, null, $11, $12, null, $13, null, null)
insert into "listing" ("id", "seller_id", "game_name", "game_description", "condition", "price_cents", "notes", "location", "expansions", "payment_methods", "status", "bgg_id", "bgg_thumbnail", "pending_buyer_id", "offered_at", "search_text", "created_at", "hidden_reason", "renewed_at", "renewal_asked_at", "lapsed_at") values ($1, $2, $3, null, $4, $5, null, null, $6, $7, $8, null, null, $9, null, $10, $11, null, $12, null, null)
insert into "listing" ("id", "seller_id", "game_name", "game_description", "condition", "price_cents", "notes", "location", "expansions", "payment_methods", "status", "bgg_id", "bgg_thumbnail", "pending_buyer_id", "offered_at", "search_text", "created_at", "hidden_reason", "renewed_at", "renewal_asked_at", "lapsed_at") values ($1, $2, $3, null, $4, $5, null, null, $6, $7, $8, null, null, null, null, $9, $10, null, $11, null, null)
insert into "listing_change" ("id", "listing_id", "at", "field", "from_value", "to_value", "changed_by") values (uuidv7(), $1, $2, $3, $4, $5, $6)
insert into "listing_change" select * from json_populate_recordset(null::"listing_change", $1)
insert into "listing_discussion" ("id", "listing_id", "author_id", "message", "message_type", "form_id", "created_at") values ($1, $2, $3, $4, $5, $6, $7)
insert into "listing_discussion" select * from json_populate_recordset(null::"listing_discussion", $1)
insert into "listing_photo" ("id", "owner_id", "unused_since") values ($1, $2, $3)
insert into "listing_photo" select * from json_populate_recordset(null::"listing_photo", $1)
insert into "listing_queue" ("id", "listing_id", "buyer_id", "created_at") values (uuidv7(), $1, $2, $3) on conflict ("listing_id", "buyer_id") do nothing
insert into "listing_queue" select * from json_populate_recordset(null::"listing_queue", $1)
insert into "listing_report" ("id", "listing_id", "reporter_id", "reason", "message", "created_at") values (uuidv7(), $1, $2, $3, $4, $5) on conflict ("listing_id", "reporter_id") do nothing returning "id"
insert into "listing_report" select * from json_populate_recordset(null::"listing_report", $1)
insert into "mail" ("id", "kind", "props", "recipient_name", "recipient_address", "message_id", "about", "mailing_id", "priority", "by_staff", "state", "due_at", "attempts", "fence", "losses", "last_code", "last_error", "ambiguous", "blocked", "expires_at", "created_at", "sent_at", "reports", "bounces", "bounced_at", "bounce_text", "given_up_at") values ($1, $2, $3, $4, $5, $6, $7, $8, $9, false, $10, $11, $12, $13, $14, null, null, false, false, null, $15, null, $16, $17, null, null, null)
insert into "mail" ("id", "kind", "props", "recipient_name", "recipient_address", "message_id", "about", "mailing_id", "priority", "by_staff", "state", "due_at", "attempts", "fence", "losses", "last_code", "last_error", "ambiguous", "blocked", "expires_at", "created_at", "sent_at", "reports", "bounces", "bounced_at", "bounce_text", "given_up_at") values ($1, $2, $3, $4, $5, $6, $7, null, $8, false, $9, $10, $11, $12, $13, null, null, false, false, $14, $15, null, $16, $17, null, null, null)
insert into "mail" ("id", "kind", "props", "recipient_name", "recipient_address", "message_id", "about", "mailing_id", "priority", "by_staff", "state", "due_at", "attempts", "fence", "losses", "last_code", "last_error", "ambiguous", "blocked", "expires_at", "created_at", "sent_at", "reports", "bounces", "bounced_at", "bounce_text", "given_up_at") values ($1, $2, $3, $4, $5, $6, $7, null, $8, false, $9, $10, $11, $12, $13, null, null, false, false, null, $14, null, $15, $16, null, null, null)
insert into "mail" ("id", "kind", "props", "recipient_name", "recipient_address", "message_id", "about", "mailing_id", "priority", "by_staff", "state", "due_at", "attempts", "fence", "losses", "last_code", "last_error", "ambiguous", "blocked", "expires_at", "created_at", "sent_at", "reports", "bounces", "bounced_at", "bounce_text", "given_up_at") values ($1, $2, $3, null, $4, $5, $6, $7, $8, false, $9, $10, $11, $12, $13, $14, null, false, false, $15, $16, $17, $18, $19, null, null, null)
insert into "mail" ("id", "kind", "props", "recipient_name", "recipient_address", "message_id", "about", "mailing_id", "priority", "by_staff", "state", "due_at", "attempts", "fence", "losses", "last_code", "last_error", "ambiguous", "blocked", "expires_at", "created_at", "sent_at", "reports", "bounces", "bounced_at", "bounce_text", "given_up_at") values ($1, $2, $3, null, $4, $5, $6, $7, $8, false, $9, $10, $11, $12, $13, $14, null, false, false, null, $15, null, $16, $17, null, null, null)
insert into "mail" ("id", "kind", "props", "recipient_name", "recipient_address", "message_id", "about", "mailing_id", "priority", "by_staff", "state", "due_at", "attempts", "fence", "losses", "last_code", "last_error", "ambiguous", "blocked", "expires_at", "created_at", "sent_at", "reports", "bounces", "bounced_at", "bounce_text", "given_up_at") values ($1, $2, $3, null, $4, $5, $6, null, $7, false, $8, $9, $10, $11, $12, $13, $14, false, false, null, $15, null, $16, $17, null, null, null)
insert into "mail" ("id", "kind", "props", "recipient_name", "recipient_address", "message_id", "about", "mailing_id", "priority", "by_staff", "state", "due_at", "attempts", "fence", "losses", "last_code", "last_error", "ambiguous", "blocked", "expires_at", "created_at", "sent_at", "reports", "bounces", "bounced_at", "bounce_text", "given_up_at") values ($1, $2, $3, null, $4, $5, $6, null, $7, false, $8, $9, $10, $11, $12, $13, $14, false, true, null, $15, null, $16, $17, null, null, null)
insert into "mail" ("id", "kind", "props", "recipient_name", "recipient_address", "message_id", "about", "mailing_id", "priority", "by_staff", "state", "due_at", "attempts", "fence", "losses", "last_code", "last_error", "ambiguous", "blocked", "expires_at", "created_at", "sent_at", "reports", "bounces", "bounced_at", "bounce_text", "given_up_at") values ($1, $2, $3, null, $4, $5, $6, null, $7, false, $8, $9, $10, $11, $12, $13, null, false, false, $14, $15, $16, $17, $18, null, null, null)
insert into "mail" ("id", "kind", "props", "recipient_name", "recipient_address", "message_id", "about", "mailing_id", "priority", "by_staff", "state", "due_at", "attempts", "fence", "losses", "last_code", "last_error", "ambiguous", "blocked", "expires_at", "created_at", "sent_at", "reports", "bounces", "bounced_at", "bounce_text", "given_up_at") values ($1, $2, $3, null, $4, $5, $6, null, $7, false, $8, $9, $10, $11, $12, $13, null, false, false, null, $14, null, $15, $16, null, null, null)
insert into "mail" ("id", "kind", "props", "recipient_name", "recipient_address", "message_id", "about", "mailing_id", "priority", "by_staff", "state", "due_at", "attempts", "fence", "losses", "last_code", "last_error", "ambiguous", "blocked", "expires_at", "created_at", "sent_at", "reports", "bounces", "bounced_at", "bounce_text", "given_up_at") values ($1, $2, $3, null, $4, $5, $6, null, $7, false, $8, $9, $10, $11, $12, null, $13, false, false, $14, $15, null, $16, $17, null, null, null)
insert into "mail" ("id", "kind", "props", "recipient_name", "recipient_address", "message_id", "about", "mailing_id", "priority", "by_staff", "state", "due_at", "attempts", "fence", "losses", "last_code", "last_error", "ambiguous", "blocked", "expires_at", "created_at", "sent_at", "reports", "bounces", "bounced_at", "bounce_text", "given_up_at") values ($1, $2, $3, null, $4, $5, $6, null, $7, false, $8, $9, $10, $11, $12, null, $13, false, false, null, $14, null, $15, $16, null, null, null)
insert into "mail" ("id", "kind", "props", "recipient_name", "recipient_address", "message_id", "about", "mailing_id", "priority", "by_staff", "state", "due_at", "attempts", "fence", "losses", "last_code", "last_error", "ambiguous", "blocked", "expires_at", "created_at", "sent_at", "reports", "bounces", "bounced_at", "bounce_text", "given_up_at") values ($1, $2, $3, null, $4, $5, $6, null, $7, false, $8, $9, $10, $11, $12, null, null, false, false, $13, $14, null, $15, $16, null, null, null)
insert into "mail" ("id", "kind", "props", "recipient_name", "recipient_address", "message_id", "about", "mailing_id", "priority", "by_staff", "state", "due_at", "attempts", "fence", "losses", "last_code", "last_error", "ambiguous", "blocked", "expires_at", "created_at", "sent_at", "reports", "bounces", "bounced_at", "bounce_text", "given_up_at") values ($1, $2, $3, null, $4, $5, $6, null, $7, false, $8, $9, $10, $11, $12, null, null, false, false, null, $13, null, $14, $15, null, null, null)
insert into "mailing" ("id", "kind", "about", "title", "audience", "author_id", "author_email", "shared_props", "size", "paused_until", "paused_reason", "circuit_openings", "circuit_closed_at", "totals", "left_out", "created_at", "scheduled_for", "started_at", "cancelled_at", "finished_at") values ($1, $2, $3, $4, $5, $6, $7, $8, $9, null, null, $10, null, null, $11, $12, null, $13, null, null)
insert into "mailing" ("id", "kind", "about", "title", "audience", "author_id", "author_email", "shared_props", "size", "paused_until", "paused_reason", "circuit_openings", "circuit_closed_at", "totals", "left_out", "created_at", "scheduled_for", "started_at", "cancelled_at", "finished_at") values ($1, $2, $3, $4, $5, null, null, $6, $7, null, null, $8, null, $9, $10, $11, null, $12, null, $13)
insert into "mailing" ("id", "kind", "about", "title", "audience", "author_id", "author_email", "shared_props", "size", "paused_until", "paused_reason", "circuit_openings", "circuit_closed_at", "totals", "left_out", "created_at", "scheduled_for", "started_at", "cancelled_at", "finished_at") values ($1, $2, $3, $4, $5, null, null, $6, $7, null, null, $8, null, null, $9, $10, null, $11, null, null)
insert into "mailing" ("id", "kind", "about", "title", "audience", "author_id", "author_email", "shared_props", "size", "paused_until", "paused_reason", "circuit_openings", "circuit_closed_at", "totals", "left_out", "created_at", "scheduled_for", "started_at", "cancelled_at", "finished_at") values ($1, $2, $3, $4, $5, null, null, $6, $7, null, null, $8, null, null, $9, $10, null, null, null, null)
insert into "mailing" ("id", "kind", "about", "title", "audience", "author_id", "author_email", "shared_props", "size", "paused_until", "paused_reason", "circuit_openings", "circuit_closed_at", "totals", "left_out", "created_at", "scheduled_for", "started_at", "cancelled_at", "finished_at") values ($1, $2, null, $3, $4, $5, $6, $7, $8, null, null, $9, null, null, $10, $11, $12, null, null, null)
insert into "mailing" ("id", "kind", "about", "title", "audience", "author_id", "author_email", "shared_props", "size", "paused_until", "paused_reason", "circuit_openings", "circuit_closed_at", "totals", "left_out", "created_at", "scheduled_for", "started_at", "cancelled_at", "finished_at") values ($1, $2, null, $3, $4, $5, $6, $7, $8, null, null, $9, null, null, $10, $11, null, $12, null, null)
insert into "mailing" ("id", "kind", "about", "title", "audience", "author_id", "author_email", "shared_props", "size", "paused_until", "paused_reason", "circuit_openings", "circuit_closed_at", "totals", "left_out", "created_at", "scheduled_for", "started_at", "cancelled_at", "finished_at") values ($1, $2, null, $3, $4, null, null, $5, $6, null, null, $7, null, null, $8, $9, null, $10, null, null)
insert into "mailing_request" ("id", "digest", "created_at") values ($1, $2, $3) on conflict ("id") do nothing returning "id"
insert into "mailing_resend" ("mailing_id", "size", "created_at") values ($1, $2, $3)
insert into "maintenance" ("since") values ($1) on conflict do nothing
insert into "message_draft" ("id", "author_id", "created_at", "title", "message", "tool", "updated_at") values ($1, $2, $3, $4, $5, $6, $7) on conflict ("id") do update set "title" = $8, "message" = $9, "tool" = $10, "updated_at" = $11 where "message_draft"."author_id" = $12 returning "id"
insert into "mikro_orm_migrations" ("name") values ($1) returning "executed_at"
insert into "participant" ("id", "event_id", "name_id", "joined_at", "told_plan") select uuidv7() as "id", "event"."id" as "event_id", $1 as "name_id", $2 as "joined_at", jsonb_build_object('day', event.day::text, 'startsAt', to_char(("event"."starts_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'duration', event.duration) as "told_plan" from "event" where "event"."id" = $3 returning "id"
insert into "registration" ("id", "edition", "user_id", "registered_at", "held_until", "reminded_at", "paid_badges") values ($1, $2, $3, $4, $5, null, $6)
insert into "registration" ("id", "edition", "user_id", "registered_at", "held_until", "reminded_at", "paid_badges") values ($1, $2, $3, $4, null, null, $5)
insert into "schedule_settings" ("user_id", "calendar_token") values ($1, $2) on conflict ("user_id") do update set "calendar_token" = coalesce(schedule_settings.calendar_token, excluded.calendar_token) returning "calendar_token"
insert into "schedule_settings" ("user_id", "calendar_token") values ($1, $2) on conflict ("user_id") do update set "calendar_token" = excluded.calendar_token returning "calendar_token"
insert into "schedule_settings" ("user_id", "notices") values ($1, $2) on conflict ("user_id") do update set "notices" = $3
insert into "session" ("token_hash", "id", "user_id", "opened_by", "may_change", "browser", "created_at", "last_seen_at", "expires_at") values ($1, $2, $3, $4, false, $5, $6, $7, $8)
insert into "session" ("token_hash", "id", "user_id", "opened_by", "may_change", "browser", "created_at", "last_seen_at", "expires_at") values ($1, $2, $3, $4, true, $5, $6, $7, $8)
insert into "sign_in_code" ("id", "user_id", "purpose", "code_hash", "nonce_hash", "network", "created_at", "expires_at", "used_at", "opened_at") values ($1, $2, $3, $4, $5, $6, $7, $8, null, null)
insert into "sign_in_code" ("id", "user_id", "purpose", "code_hash", "nonce_hash", "network", "created_at", "expires_at", "used_at", "opened_at") values ($1, $2, $3, $4, $5, null, $6, $7, null, null)
insert into "sign_in_code" ("id", "user_id", "purpose", "code_hash", "nonce_hash", "network", "created_at", "expires_at", "used_at", "opened_at") values ($1, $2, $3, $4, null, null, $5, $6, null, null)
insert into "suppression" ("address", "reason", "created_at", "mailing_id") values ($1, $2, $3, $4)
insert into "suppression" ("address", "reason", "note", "created_at") values (lower($1::text), $2, $3, now()) on conflict ("address", "reason") do update set "note" = "excluded"."note" where "excluded"."note" is not null
insert into "suppression" ("address", "reason", "note", "created_at") values (lower($1::text), $2, $3, now()), (lower($4::text), $5, $6, now()) on conflict ("address", "reason") do update set "note" = "excluded"."note" where "excluded"."note" is not null
insert into "tool_use" ("named", "used_at", "mailing_id") values ($1, $2, $3) on conflict ("named") do update set "used_at" = $4, "mailing_id" = $5 where ($6 or "tool_use"."used_at" <= $7) returning "named"
insert into "user_name" ("id", "user_id", "name", "position") values ($1, $2, $3, $4)
insert into "waitlist_entry" ("id", "event_id", "name_id", "joined_at") values (uuidv7(), $1, $2, $3) on conflict ("event_id", "name_id") do nothing
insert into account (id, email, created_at) select id, email, $1 from json_to_recordset($2) as opened (id uuid, email text) on conflict (email) do nothing
insert into account (id, email, created_at) select uuidv7(), 'player' || number || '@mail.example', now() from generate_series(1, $1) number
insert into account (id, email, created_at) values (uuidv7(), $1, now()) on conflict do nothing
insert into audience_member (audience_id, about, name, address, props, skipped, position) select $1::uuid, about, name, address, props, skipped, position from ( select about, name, address, props, skipped, row_number() over (order by lower(name) collate "und-x-icu" nulls last, address, about)::int as position from ( select found.*, coalesce(found.problem, ( select suppression.reason from suppression where suppression.address = lower("found"."address") and suppression.reason = any($2::text[]) order by array_position($3::text[], suppression.reason) limit 1)) as skipped from ( select about, name, address, props, null::text as problem from audience_member where audience_id = $4 and skipped is null) as found ) as judged) as member
insert into audience_member (audience_id, about, name, address, props, skipped, position) select $1::uuid, about, name, address, props, skipped, position from ( select about, name, address, props, skipped, row_number() over (order by lower(name) collate "und-x-icu" nulls last, address, about)::int as position from ( select found.*, coalesce(found.problem, ( select suppression.reason from suppression where suppression.address = lower("found"."address") and suppression.reason = any($2::text[]) order by array_position($3::text[], suppression.reason) limit 1)) as skipped from ( select coalesce(account.id, uuidv7()) as about, entry ->> 0 as name, entry ->> 1 as address, '{}'::jsonb as props, coalesce( entry ->> 2, case when row_number() over (partition by lower(entry ->> 1), entry ->> 2 order by place) > 1 then 'repeated' end) as problem from json_array_elements($4::json) with ordinality as pasted(entry, place) left join (select id, email, confirmed_at from account) account on account.email = lower(entry ->> 1)) as found ) as judged) as member
insert into audience_member (audience_id, about, name, address, props, skipped, position) select $1::uuid, about, name, address, props, skipped, position from ( select about, name, address, props, skipped, row_number() over (order by lower(name) collate "und-x-icu" nulls last, address, about)::int as position from ( select found.*, coalesce(found.problem, ( select suppression.reason from suppression where suppression.address = lower("found"."address") and suppression.reason = any($2::text[]) order by array_position($3::text[], suppression.reason) limit 1)) as skipped from (select registrant.*, null::text as problem from ( select account.id as about, account.email as address, '{}'::jsonb as props, first_name.name from (select id, email, confirmed_at from account) account left join lateral ( select name from (select id, user_id, name, position from user_name) user_name where user_id = account.id order by position limit 1 ) as first_name on true where exists (select from registration where user_id = account.id and edition < $4) and not exists (select from registration where user_id = account.id and edition = $5)) as registrant) as found ) as judged) as member
insert into audience_member (audience_id, about, name, address, props, skipped, position) select $1::uuid, about, name, address, props, skipped, position from ( select about, name, address, props, skipped, row_number() over (order by lower(name) collate "und-x-icu" nulls last, address, about)::int as position from ( select found.*, coalesce(found.problem, ( select suppression.reason from suppression where suppression.address = lower("found"."address") and suppression.reason = any($2::text[]) order by array_position($3::text[], suppression.reason) limit 1)) as skipped from (select registrant.*, null::text as problem from ( select account.id as about, account.email as address, registered.props, first_name.name from (select id, email, confirmed_at from account) account join ( select registration.id, registration.user_id, jsonb_build_object( 'attendees', jsonb_agg( jsonb_build_object('name', user_name.name, 'badge', attendee.badge) order by attendee.position), 'amountDue', $4::int * greatest(0, count(*) filter (where attendee.badge) - registration.paid_badges)::int, 'heldUntil', to_char(( case when "owner"."confirmed_at" is null and registration.paid_badges = 0 then registration.held_until end) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') ) as props from registration join (select id, email, confirmed_at from account) owner on owner.id = registration.user_id join attendee on attendee.registration_id = registration.id join (select id, user_id, name, position from user_name) user_name on user_name.id = attendee.name_id where registration.edition = $5 group by registration.id, owner.confirmed_at) as registered on registered.user_id = account.id left join lateral ( select name from (select id, user_id, name, position from user_name) user_name where user_id = account.id order by position limit 1 ) as first_name on true where ($6::uuid is null or registered.id = $7::uuid) and ($8 or (registered.props ->> 'amountDue')::int > 0)) as registrant) as found ) as judged) as member
insert into board_game (id, name, year_published, rank) select id, name, year_published, rank from json_to_recordset($1) as game (id integer, name text, year_published integer, rank integer) on conflict (id) do update set name = excluded.name, year_published = excluded.year_published, rank = excluded.rank
insert into event (id, edition, game_name, day, starts_at, ends_at, duration, spots, spots_taken, visible, teacher, owner_id, created_at) select uuidv7(), '2025-10', 'Game ' || number, '2025-10-10', start, start + interval '1 hour', 60, 12, $1, true, 'none', (select id from user_name limit 1), now() from generate_series(1, $2) number, lateral (select timestamptz '2025-10-10 16:00Z' + number % 40 * interval '15 minutes' as start) as planned
insert into invitation (gameday_id, guest_name, guest_email, invited_at, mailed_at, token) select $1, 'Guest ' || md5(n::text), n || '@mail.example', now(), now(), 'many' || n from generate_series(1, 20000) as n
insert into invitation (gameday_id, guest_name, guest_email, status, additional_guests, reply_comments, invited_at, mailed_at, replied_at, token) select $1, 'Guest ' || n % 7, 'large' || n || '@mail.example', n % 3, nullif(n % 4, 0), case n % 5 when 0 then null else 'Comment ' || n % 5 end, at, at, case n % 3 when 0 then null else at end, 'large' || n from (select n, timestamptz '2025-09-01' + n % 50 * interval '1.000001 second' as at from generate_series(1, 5500) as n) as guest
insert into invitation (gameday_id, guest_name, guest_email, status, invited_at, mailed_at, replied_at, token) select $1, name, email, $2, $3, $4, $5, token from json_to_recordset($6::json) as entry(position int, name text, email text, token text) order by position on conflict (gameday_id, lower(guest_email)) do nothing returning id, token
insert into invitation (id, gameday_id, guest_name, guest_email, status, invited_at, mailed_at, token) values (uuidv7(), $1, 'Again', $2, 0, now(), now(), 'replaced')
insert into left_event (event_id, name_id, facts, ends_at) select event.id, participant.name_id, jsonb_build_object('day', event.day::text, 'startsAt', to_char(("event"."starts_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'duration', event.duration) || jsonb_build_object( 'eventId', event.id, 'gameName', event.game_name, 'sequence', event.sequence) || jsonb_build_object('organizer', owner.name), event.ends_at from participant join event on event.id = participant.event_id join lateral ( select case when "person"."user_id" = null::uuid then "person"."name" when "person"."name" like '%@%' or ("person"."is_child" and not false) then $1 else "person"."name" end as name from ( select id, user_id, name, coalesce((select not bool_or(badge) from attendee where name_id = user_name.id), false) as is_child from (select id, user_id, name, position from user_name) user_name) person where person.id = event.owner_id ) owner on true where event.id = $2 and ($3::uuid is null or participant.name_id = $4)
insert into listing (id, seller_id, game_name, condition, price_cents, expansions, payment_methods, status, search_text, created_at) select uuidv7(), (select id from account limit 1), 'Game ' || number, 'Good', 1 + number % 9000, '{}', '[]', 'Sold', 'Game ' || number, now() - number * interval '1 minute' from generate_series(1, 10000) number
insert into listing (id, seller_id, game_name, condition, price_cents, expansions, payment_methods, status, search_text, created_at, renewed_at) select uuidv7(), seller_id, game_name, condition, price_cents, expansions, payment_methods, status, search_text, created_at, renewed_at from listing, generate_series(1, 1000)
insert into mail (id, kind, props, recipient_name, recipient_address, message_id, about, priority, by_staff, state, due_at, expires_at, created_at) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
insert into message_draft (id, author_id, title, message, tool, created_at, updated_at) select $1, account.id, 'Private', '', 'message', now(), now() from account where email = $2
insert into mikro_orm_migrations (name) values ($1)
insert into participant (id, event_id, name_id, joined_at, told_plan) select uuidv7(), event.id, name.id, now(), '{}' from (select id, row_number() over () as number from event) event cross join generate_series(1, $1) as seat join (select id, row_number() over () as number from user_name) name on name.number = (event.number * 7 + seat * 131) % $2 + 1
insert into shown_audience (id, named, recipients, created_at) select $1, $2, coalesce(array_agg(about), '{}'), $3 from ((select "id" as "about" from "invitation" where "gameday_id" = $4 and ( select suppression.reason from suppression where suppression.address = lower("guest_email") and suppression.reason = any($5::text[]) order by array_position($6::text[], suppression.reason) limit 1) is null)) as recipient returning cardinality(recipients) as count
insert into shown_audience (id, named, recipients, created_at) select $1, $2, coalesce(array_agg(about), '{}'), $3 from ((select "id" as "about" from "invitation" where ("gameday_id" = $4 and "status" = $5) and ( select suppression.reason from suppression where suppression.address = lower("guest_email") and suppression.reason = any($6::text[]) order by array_position($7::text[], suppression.reason) limit 1) is null)) as recipient returning cardinality(recipients) as count
insert into sign_in_code (id, user_id, purpose, code_hash, created_at, expires_at) select id, user_id, 'registration', code_hash, $1, $2 from json_to_recordset($3) as made (id uuid, user_id uuid, code_hash text)
insert into user_name (id, user_id, name, position) select uuidv7(), account.id, name, position from account, (values ('Theo', 1), ('Dana', 0)) as given(name, position) where email = 'family@mail.example'
insert into user_name (id, user_id, name, position) select uuidv7(), id, $1, 0 from account where email = $2
insert into user_name (id, user_id, name, position) select uuidv7(), id, 'Dana', 0 from account where email = $1
insert into user_name (id, user_id, name, position) select uuidv7(), id, 'Player of ' || email, 0 from account
insert into waitlist_entry values (uuidv7(), $1, $2, now())
select "a0".*, "n1"."id" as "n1__id", "n1"."user_id" as "n1__user_id", "n1"."name" as "n1__name", "n1"."position" as "n1__position" from "attendee" as "a0" inner join "user_name" as "n1" on "a0"."name_id" = "n1"."id" where "a0"."registration_id" in ($1) order by "a0"."position" asc
select "about" from "mailing" where "id" = $1
select "about", "name", "address", "skipped" from "audience_member" where "audience_id" = $1 and "position" > $2 order by "position" limit $3
select "badges_taken" from "edition" where "key" = $1
select "capacity" - "seats_taken" as "left" from "gameday" where "id" = $1
select "capacity" - "seats_taken" as "left" from "gameday" where "id" = $1 for no key update
select "created_at", "used_at", "network" from "sign_in_code" where "user_id" = $1 and "purpose" = $2 and "created_at" > $3
select "digest", "answer" from "mailing_request" where "id" = $1
select "e0".* from "event" as "e0" where "e0"."id" = $1 limit $2
select "e0".* from "event" as "e0" where "e0"."id" = $1 limit $2 for update
select "e0".* from "event" as "e0" where "e0"."id" in ($1) order by "e0"."id" asc for update
select "e0".* from "event" as "e0" where $1 = $2 order by "e0"."id" asc for update
select "entry"."id", "entry"."listing_id" as "forSaleItemId", "entry"."message", "entry"."message_type" as "messageType", case when "message_type" = $1 then coalesce(( select user_name.name from (select id, user_id, name, position from user_name) user_name where user_name.user_id = "entry"."author_id" and "user_name"."name" not like '%@%' and not coalesce((select not bool_or(badge) from attendee where name_id = "user_name"."id"), false) order by user_name.position limit 1), $2) else $3 end as "userName", "author_id" = "listing"."seller_id" as "isSeller", to_char(("entry"."created_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt" from (select * from "listing_discussion" where "listing_id" = $4 order by "id" desc limit $5) as "entry" inner join "listing" on "listing"."id" = "entry"."listing_id" order by "entry"."id"
select "entry"."id", "entry"."listing_id" as "forSaleItemId", "entry"."message", "entry"."message_type" as "messageType", case when true then coalesce(( select user_name.name from (select id, user_id, name, position from user_name) user_name where user_name.user_id = "entry"."author_id" and "user_name"."name" not like '%@%' and not coalesce((select not bool_or(badge) from attendee where name_id = "user_name"."id"), false) order by user_name.position limit 1), $1) else $2 end as "userName", "author_id" = "listing"."seller_id" as "isSeller", to_char(("entry"."created_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt" from (select * from "listing_discussion" where "id" = $3 order by "id" desc limit $4) as "entry" inner join "listing" on "listing"."id" = "entry"."listing_id" order by "entry"."id"
select "entry"."id", "entry"."listing_id" as "forSaleItemId", "entry"."message", "entry"."message_type" as "messageType", case when true then coalesce(( select user_name.name from (select id, user_id, name, position from user_name) user_name where user_name.user_id = "entry"."author_id" and "user_name"."name" not like '%@%' and not coalesce((select not bool_or(badge) from attendee where name_id = "user_name"."id"), false) order by user_name.position limit 1), $1) else $2 end as "userName", "author_id" = "listing"."seller_id" as "isSeller", to_char(("entry"."created_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt" from (select * from "listing_discussion" where "listing_id" = $3 order by "id" desc limit $4) as "entry" inner join "listing" on "listing"."id" = "entry"."listing_id" order by "entry"."id"
select "event"."id" from "event" where not "event"."id" = any($1::uuid[]) and "edition" = $2 and "reminded_at" is null and ("teacher" <> $3 or "game_owner_id" is null) and (day - 1 + time '12:00') at time zone $4 <= $5 and day::timestamp at time zone $6 > $7 and "created_at" < (day - 1 + time '12:00') at time zone $8 order by "id" limit $9 for update of "event" skip locked
select "event"."id" from "event" where not "event"."id" = any($1::uuid[]) and "notice_due_at" <= $2 order by "notice_due_at" limit $3 for update of "event" skip locked
select "event"."id" from "event" where not "event"."id" = any($1::uuid[]) and "visible" = $2 and "spots_taken" < "spots" and "ends_at" > $3 and exists (select "waitlist_entry"."id" from "waitlist_entry" where "waitlist_entry"."event_id" = "event"."id" and not exists (select "other"."thing_id" from ( select participant.name_id, 'event' as kind, event.id as thing_id, event.game_name as title, event.day, event.starts_at, event.ends_at from participant join event on event.id = participant.event_id union all select id, 'work', '01980000-0000-7000-8000-000000000000'::uuid, 'Tickets', '2025-10-10'::date, '2025-10-10 19:00Z'::timestamptz, '2025-10-10 21:00Z'::timestamptz from user_name where name = 'Kim') as "other" where "other"."name_id" = "waitlist_entry"."name_id" and "other"."thing_id" <> "event"."id" and "other"."starts_at" < "event"."ends_at" and "other"."ends_at" > "event"."starts_at")) order by "id" limit $4 for update of "event" skip locked
select "event"."id" from "event" where not "event"."id" = any($1::uuid[]) and "visible" = $2 and "spots_taken" < "spots" and "ends_at" > $3 and exists (select "waitlist_entry"."id" from "waitlist_entry" where "waitlist_entry"."event_id" = "event"."id" and not exists (select "other"."thing_id" from ( select participant.name_id, 'event' as kind, event.id as thing_id, event.game_name as title, event.day, event.starts_at, event.ends_at from participant join event on event.id = participant.event_id) as "other" where "other"."name_id" = "waitlist_entry"."name_id" and "other"."thing_id" <> "event"."id" and "other"."starts_at" < "event"."ends_at" and "other"."ends_at" > "event"."starts_at")) order by "id" limit $4 for update of "event" skip locked
select "g0".* from "gameday" as "g0" where "g0"."id" = $1 limit $2 for update
select "gameday"."id" as "gamedayId", "date", "start_time" as "startTime", "end_time" as "endTime", "location", "description", "sequence" from "gameday" where "date" = $1
select "gameday"."id" as "gamedayId", "date", "start_time" as "startTime", "end_time" as "endTime", "location", "description", "sequence", "token" as "invitationToken" from "gameday" inner join "invitation" on "invitation"."gameday_id" = "gameday"."id" where "token" = $1 and "status" = $2
select "gameday_id" from "invitation" where "token" = $1
select "guest_name" as "guestName", "status", "reply_comments" as "replyComments", "additional_guests" as "additionalGuests", "date", "start_time" as "startTime", "end_time" as "endTime", "location", "description", "capacity" - "seats_taken" as "seatsLeft", md5(jsonb_build_array("gameday"."date", "gameday"."start_time", "gameday"."end_time", "gameday"."location")::text) as "planVersion", "held_until" as "heldUntil" from "invitation" inner join "gameday" on "gameday"."id" = "invitation"."gameday_id" where "token" = $1
select "guest_name" as "name", "guest_email" as "email" from "invitation" where "gameday_id" = $1 and ( select suppression.reason from suppression where suppression.address = lower("guest_email") and suppression.reason = any($2::text[]) order by array_position($3::text[], suppression.reason) limit 1) is null order by lower("guest_name") collate "und-x-icu", "id" limit 1
select "guest_name" as "name", "guest_email" as "email" from "invitation" where ("gameday_id" = $1 and "status" = $2) and "id" = $3 order by lower("guest_name") collate "und-x-icu", "id" limit 1
select "i0".* from "invitation" as "i0" where "i0"."id" = $1 limit $2 for update
select "id" from "event" where "ends_at" > $1 and "id" in (select "event_id" from "participant" where "name_id" = any($2::uuid[]) union select "event_id" from "waitlist_entry" where "name_id" = any($3::uuid[]))
select "id" from "event" where "id" = $1
select "id" from "event" where "visible" = $1 and "spots_taken" < "spots" and "ends_at" > $2 and "id" in (select "event_id" from "waitlist_entry" where "name_id" = any($3::uuid[])) order by "id"
select "id" from "gameday" where "id" = $1
select "id" from "invitation" where (("gameday_id" = $1 and "status" = $2) and ("mailed_at" <= $3 and not coalesce(( select bool_or(mail.state = any($4) and ($5::text[] is null or mail.kind = any($6::text[])) and ($7::text[] is null or mail.props ->> 'news' = any($8::text[]))) from mail where mail.about = "invitation"."id"), false)) and not (( select suppression.reason from suppression where suppression.address = lower("guest_email") and suppression.reason = any($9::text[]) order by array_position($10::text[], suppression.reason) limit 1) is not null)) order by "id" for update
select "id" from "listing" where "id" = any($1::uuid[])
select "id" from "listing" where "status" = 'Available' and hidden_reason is null and lapsed_at is null and "offered_at" <= $1 and exists (select "buyer_id" from "listing_queue" where "listing_id" = "listing"."id") and not "id" = any($2::uuid[]) order by "offered_at" limit 1 for update skip locked
select "id" from "listing_discussion" where "listing_id" = $1 and "author_id" = $2 and "form_id" = $3
select "id" from "listing_photo" where "id" = any($1::uuid[]) and "owner_id" = $2 and ("listing_id" is null or "listing_id" = $3) order by "id" for update
select "id" from "listing_photo" where "unused_since" < $1 order by "unused_since" limit $2 for update skip locked
select "id" from "mail" where "mailing_id" = $1 and ("attempts" > $2 or "state" not in ($3) or ("state" = $4 and "due_at" > now())) limit $5
select "id" from "mail" where "mailing_id" is null and mail.state in ('queued', 'retrying') and "kind" = $1 and "created_at" < $2 and "expires_at" > $3 and ("attempts" = $4 or "last_code" is null or "last_code" = $5) limit 1
select "id" from "mailing" where "started_at" is null and "cancelled_at" is null and "scheduled_for" <= $1 and ("paused_until" is null or "paused_until" <= $2) and not "id" = any($3::uuid[]) order by "scheduled_for", "id" limit $4 for update skip locked
select "id" from "message_draft" where "id" = $1 and "author_id" = $2 for update
select "id" from "participant" where "event_id" = $1 and "name_id" = $2
select "id" from "user_name" where "id" = any($1::uuid[]) order by "id"
select "id" from "user_name" where "id" = any($1::uuid[]) order by "id" for no key update
select "id" from "user_name" where "user_id" = $1
select "id", "about" from "mailing" where "id" = $1 and "cancelled_at" is null for update
select "id", "browser", to_char(("created_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", to_char(("last_seen_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "lastSeenAt", "id" = $1 as "current" from "session" where "user_id" = $2 and "expires_at" > $3 order by "last_seen_at" desc, "id" desc limit $4
select "id", "date", "start_time" as "startTime", "end_time" as "endTime", "capacity", "description", "location", "accepted_count" as "acceptedCount", "rejected_count" as "rejectedCount", "not_replied_count" as "notRepliedCount", "seats_taken" as "seatsTaken", md5(jsonb_build_array(md5(jsonb_build_array("gameday"."date", "gameday"."start_time", "gameday"."end_time", "gameday"."location")::text), "gameday"."capacity", "gameday"."description")::text) as "version" from "gameday" order by "date" desc limit 100
select "id", "date", "start_time" as "startTime", "end_time" as "endTime", "capacity", "description", "location", "accepted_count" as "acceptedCount", "rejected_count" as "rejectedCount", "not_replied_count" as "notRepliedCount", "seats_taken" as "seatsTaken", md5(jsonb_build_array(md5(jsonb_build_array("gameday"."date", "gameday"."start_time", "gameday"."end_time", "gameday"."location")::text), "gameday"."capacity", "gameday"."description")::text) as "version" from "gameday" where "id" = $1
select "id", "date", "start_time" as "startTime", "end_time" as "endTime", "capacity", "description", "location", "accepted_count" as "acceptedCount", "rejected_count" as "rejectedCount", "not_replied_count" as "notRepliedCount", "seats_taken" as "seatsTaken", md5(jsonb_build_array(md5(jsonb_build_array("gameday"."date", "gameday"."start_time", "gameday"."end_time", "gameday"."location")::text), "gameday"."capacity", "gameday"."description")::text) as "version", md5(jsonb_build_array("gameday"."date", "gameday"."start_time", "gameday"."end_time", "gameday"."location")::text) as "planVersion" from "gameday" where "date" = $1
select "id", "date", "start_time" as "startTime", "end_time" as "endTime", "capacity", "description", "location", "accepted_count" as "acceptedCount", "rejected_count" as "rejectedCount", "not_replied_count" as "notRepliedCount", "seats_taken" as "seatsTaken", md5(jsonb_build_array(md5(jsonb_build_array("gameday"."date", "gameday"."start_time", "gameday"."end_time", "gameday"."location")::text), "gameday"."capacity", "gameday"."description")::text) as "version", md5(jsonb_build_array("gameday"."date", "gameday"."start_time", "gameday"."end_time", "gameday"."location")::text) as "planVersion" from "gameday" where "id" = $1
select "id", "date", "start_time", "end_time", "capacity", "location", "description", "accepted_count", "rejected_count", "not_replied_count", "seats_taken", "sequence", "created_at" from gameday where id = $1 for key share
select "id", "email" from "account"
select "id", "gameday_id" from "invitation" where "id" = $1
select "id", "gameday_id" from "invitation" where "token" = $1
select "id", "gameday_id" from "invitation" where ("gameday_id" = $1 and lower("guest_email") = lower($2))
select "id", "guest_name" as "guestName", "additional_guests" as "additionalGuests", "reply_comments" as "replyComments" from "invitation" where "gameday_id" = $1 and "status" = $2 order by lower("guest_name") collate "und-x-icu", "id"
select "id", "name" from "user_name" where "user_id" = $1 order by "position"
select "id", "name", "email", "sortKey" from (select "member"."about" as "id", "member"."name", "member"."address" as "email", lower("member"."address") as "sortKey" from "audience_member" as "member" inner join "audience" on "audience"."id" = "member"."audience_id" where "audience"."mailing_id" = $1 and "member"."skipped" is null and 1 = 1) as "recipient" where true order by "sortKey", "id" limit $2
select "id", "name", "year_published" as "yearPublished", null as "thumbnail" from "board_game" where "id" = $1
select "id", "name", "year_published" as "yearPublished", null as "thumbnail" from "board_game" where $1 % name order by similarity($2, name) desc, "rank" asc nulls last, "name", "id" limit $3
select "id", "name", "year_published" as "yearPublished", null as "thumbnail" from "board_game" where ("name" ilike $1 or $2 <% name) order by lower(name) = lower($3) desc, word_similarity($4, name) desc, "rank" asc nulls last, "name", "id" limit $5
select "id", "name", "year_published" as "yearPublished", null as "thumbnail" from "board_game" where (("name" ilike $1 and "name" ilike $2 and "name" ilike $3) or $4 <% name) order by lower(name) = lower($5) desc, word_similarity($6, name) desc, "rank" asc nulls last, "name", "id" limit $7
select "id", "name", "year_published" as "yearPublished", null as "thumbnail" from "board_game" where (("name" ilike $1 and "name" ilike $2) or $3 <% name) order by lower(name) = lower($4) desc, word_similarity($5, name) desc, "rank" asc nulls last, "name", "id" limit $6
select "id", "title", "message", "tool", to_char(("updated_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt", md5(jsonb_build_array("title", "message", "tool")::text) as "version" from "message_draft" where "author_id" = $1 and "id" = $2
select "id", "title", "message", "tool", to_char(("updated_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt", md5(jsonb_build_array("title", "message", "tool")::text) as "version" from "message_draft" where "author_id" = $1 order by "updated_at" desc, "id" desc
select "id", "tool", "registration_id" as "registrationId", "list_digest" as "listDigest", to_char(("created_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", coalesce((select max("position") as "last" from "audience_member" where "audience_id" = "audience"."id"), 0) as "size" from "audience" where "id" = $1
select "id", "tool", "registration_id" as "registrationId", "list_digest" as "listDigest", to_char(("created_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", coalesce((select max("position") as "last" from "audience_member" where "audience_id" = "audience"."id"), 0) as "size" from "audience" where "mailing_id" = $1
select "id", ( select suppression.reason from suppression where suppression.address = lower("guest_email") and suppression.reason = any($1::text[]) order by array_position($2::text[], suppression.reason) limit 1) as "skipped" from "invitation" where "gameday_id" = $3
select "id", ( select suppression.reason from suppression where suppression.address = lower("guest_email") and suppression.reason = any($1::text[]) order by array_position($2::text[], suppression.reason) limit 1) as "skipped" from "invitation" where ("gameday_id" = $3 and "status" = $4)
select "id", coalesce(( select user_name.name from (select id, user_id, name, position from user_name) user_name where user_name.user_id = "account"."id" and "user_name"."name" not like '%@%' and not coalesce((select not bool_or(badge) from attendee where name_id = "user_name"."id"), false) order by user_name.position limit 1), $1) as "name" from "account" where "id" = any($2::uuid[])
select "id", to_char(("at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "at", "field", "from_value" as "from", "to_value" as "to", "changed_by" as "by" from "listing_change" where "listing_id" = $1 order by "id" desc limit 200
select "invitation"."id" from "invitation" inner join "gameday" on "gameday"."id" = "invitation"."gameday_id" where "held_until" <= $1 and "status" = $2 and not "invitation"."id" = any($3::uuid[]) and "seats_taken" * $4 > "capacity" * $5 order by "held_until" limit $6
select "item" from "job_failure" where "job" = $1 and "retry_at" > $2
select "item", "reason" from "job_failure" where "job" = $1 order by "retry_at", "item"
select "l0".* from "listing" as "l0" where "l0"."id" = $1 limit $2
select "l0".* from "listing" as "l0" where "l0"."id" = $1 limit $2 for update
select "m0".* from "mailing" as "m0" where "m0"."id" = $1 limit $2
select "m0".* from "mikro_orm_migrations" as "m0" order by "m0"."id" asc
select "mailing_id" from "mail" where "id" = $1
select "name" from "job" where "name" = $1 and "due_at" <= $2 for update skip locked
select "name" from "job" where "name" = $1 for update skip locked
select "name" from "registration" inner join "attendee" on "attendee"."registration_id" = "registration"."id" inner join "user_name" on "user_name"."id" = "attendee"."name_id" where "registration"."edition" = $1 and "name" not like $2 order by lower("name") collate "und-x-icu", "name" limit $3
select "name" from "registration" inner join "attendee" on "attendee"."registration_id" = "registration"."id" inner join "user_name" on "user_name"."id" = "attendee"."name_id" where "registration"."edition" = $1 and ("badge" = $2 or "registration"."user_id" = $3) and "name" not like $4 order by lower("name") collate "und-x-icu", "name" limit $5
select "name", "address", "props", exists (select "id" from "account" where "account"."id" = "member"."about") as "hasAccount" from ( select about, name, address, props, skipped, row_number() over (order by lower(name) collate "und-x-icu" nulls last, address, about)::int as position from ( select found.*, coalesce(found.problem, ( select suppression.reason from suppression where suppression.address = lower("found"."address") and suppression.reason = any($1::text[]) order by array_position($2::text[], suppression.reason) limit 1)) as skipped from ( select $3::uuid as about, null::text as name, $4::text as address, '{}'::jsonb as props, null::text as problem) as found ) as judged) as "member" where "skipped" is null order by "position" limit 1
select "name", "address", "props", exists (select "id" from "account" where "account"."id" = "member"."about") as "hasAccount" from ( select about, name, address, props, skipped, row_number() over (order by lower(name) collate "und-x-icu" nulls last, address, about)::int as position from ( select found.*, coalesce(found.problem, ( select suppression.reason from suppression where suppression.address = lower("found"."address") and suppression.reason = any($1::text[]) order by array_position($2::text[], suppression.reason) limit 1)) as skipped from (select registrant.*, null::text as problem from ( select account.id as about, account.email as address, '{}'::jsonb as props, first_name.name from (select id, email, confirmed_at from account) account left join lateral ( select name from (select id, user_id, name, position from user_name) user_name where user_id = account.id order by position limit 1 ) as first_name on true where exists (select from registration where user_id = account.id and edition < $3) and not exists (select from registration where user_id = account.id and edition = $4)) as registrant) as found ) as judged) as "member" where "skipped" is null order by "position" limit 1
select "name", "address", "props", exists (select "id" from "account" where "account"."id" = "member"."about") as "hasAccount" from ( select about, name, address, props, skipped, row_number() over (order by lower(name) collate "und-x-icu" nulls last, address, about)::int as position from ( select found.*, coalesce(found.problem, ( select suppression.reason from suppression where suppression.address = lower("found"."address") and suppression.reason = any($1::text[]) order by array_position($2::text[], suppression.reason) limit 1)) as skipped from (select registrant.*, null::text as problem from ( select account.id as about, account.email as address, registered.props, first_name.name from (select id, email, confirmed_at from account) account join ( select registration.id, registration.user_id, jsonb_build_object( 'attendees', jsonb_agg( jsonb_build_object('name', user_name.name, 'badge', attendee.badge) order by attendee.position), 'amountDue', $3::int * greatest(0, count(*) filter (where attendee.badge) - registration.paid_badges)::int, 'heldUntil', to_char(( case when "owner"."confirmed_at" is null and registration.paid_badges = 0 then registration.held_until end) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') ) as props from registration join (select id, email, confirmed_at from account) owner on owner.id = registration.user_id join attendee on attendee.registration_id = registration.id join (select id, user_id, name, position from user_name) user_name on user_name.id = attendee.name_id where registration.edition = $4 group by registration.id, owner.confirmed_at) as registered on registered.user_id = account.id left join lateral ( select name from (select id, user_id, name, position from user_name) user_name where user_id = account.id order by position limit 1 ) as first_name on true where ($5::uuid is null or registered.id = $6::uuid) and ($7 or (registered.props ->> 'amountDue')::int > 0)) as registrant) as found ) as judged) as "member" where "skipped" is null order by "position" limit 1
select "name", "address", "props", exists (select "id" from "account" where "account"."id" = "member"."about") as "hasAccount" from ( select about, name, address, props, skipped, row_number() over (order by lower(name) collate "und-x-icu" nulls last, address, about)::int as position from ( select found.*, coalesce(found.problem, ( select suppression.reason from suppression where suppression.address = lower("found"."address") and suppression.reason = any($1::text[]) order by array_position($2::text[], suppression.reason) limit 1)) as skipped from (select registrant.*, null::text as problem from ( select account.id as about, account.email as address, registered.props, first_name.name from (select id, email, confirmed_at from account) account join ( select registration.id, registration.user_id, jsonb_build_object( 'attendees', jsonb_agg( jsonb_build_object('name', user_name.name, 'badge', attendee.badge) order by attendee.position), 'amountDue', $3::int * greatest(0, count(*) filter (where attendee.badge) - registration.paid_badges)::int, 'heldUntil', to_char(( case when "owner"."confirmed_at" is null and registration.paid_badges = 0 then registration.held_until end) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') ) as props from registration join (select id, email, confirmed_at from account) owner on owner.id = registration.user_id join attendee on attendee.registration_id = registration.id join (select id, user_id, name, position from user_name) user_name on user_name.id = attendee.name_id where registration.edition = $4 group by registration.id, owner.confirmed_at) as registered on registered.user_id = account.id left join lateral ( select name from (select id, user_id, name, position from user_name) user_name where user_id = account.id order by position limit 1 ) as first_name on true where ($5::uuid is null or registered.id = $6::uuid) and ($7 or (registered.props ->> 'amountDue')::int > 0)) as registrant) as found ) as judged) as "member" where 1 = 1 order by "position" limit 1
select "name", "address", "props", exists (select "id" from "account" where "account"."id" = "member"."about") as "hasAccount" from ((select "about", "name", "address", "props", "skipped", "position" from "audience_member" where "audience_id" = $1 and 1 = 1)) as "member" where "about" = $2 order by "position" limit 1
select "name", to_char(("due_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "dueAt", to_char(("started_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "startedAt", "duration_ms" as "durationMs", "outcome", "error" from "job"
select "name_id" from "participant" where "event_id" = $1
select "name_id" from "waitlist_entry" where "event_id" = $1
select "name_id", "told_at" from "waitlist_entry" where "event_id" = $1 order by "id"
select "notices" from "schedule_settings" where "user_id" = $1
select "position", "about", exists (select "id" from "account" where "account"."id" = "about") as "hasAccount" from "audience_member" where "audience_id" = $1 and "position" > $2 and "skipped" is null order by "position" limit $3
select "r0".* from "registration" as "r0" where "r0"."id" = $1 limit $2
select "r0".* from "registration" as "r0" where "r0"."user_id" = $1 and "r0"."edition" = $2 limit $3
select "r0".* from "registration" as "r0" where "r0"."user_id" in ($1)
select "reason" from "suppression" where "address" = lower($1::text)
select "reason", count(*) as "count" from (select ( select suppression.reason from suppression where suppression.address = lower("guest_email") and suppression.reason = any($1::text[]) order by array_position($2::text[], suppression.reason) limit 1) as "reason" from "invitation" where "gameday_id" = $3) as "guest" group by "reason" order by "count" desc, "reason"
select "reason", count(*) as "count" from (select ( select suppression.reason from suppression where suppression.address = lower("guest_email") and suppression.reason = any($1::text[]) order by array_position($2::text[], suppression.reason) limit 1) as "reason" from "invitation" where ("gameday_id" = $3 and "status" = $4)) as "guest" group by "reason" order by "count" desc, "reason"
select "recipient_address" as "address", "mail"."kind", "mail"."props", "mailing"."shared_props" as "sharedProps" from "mail" left join "mailing" on "mailing"."id" = "mail"."mailing_id" where "mail"."id" = $1
select "registration"."id", "user_id" from "registration" inner join "account" on "account"."id" = "registration"."user_id" where "registration"."edition" = $1 and not "registration"."id" = any($2::uuid[]) and case when "account"."confirmed_at" is null and registration.paid_badges = 0 then registration.held_until end <= $3 order by "held_until" limit $4 for update of "account" skip locked
select "registration"."id", "user_id" from "registration" inner join "account" on "account"."id" = "registration"."user_id" where "registration"."edition" = $1 and not "registration"."id" = any($2::uuid[]) and case when "account"."confirmed_at" is null and registration.paid_badges = 0 then registration.held_until end > $3 and "held_until" <= $4 and "reminded_at" is null and "registered_at" < held_until - interval '24 hours' order by "held_until" limit $5 for update of "account" skip locked
select "registration"."id", "user_id" from "registration" inner join "attendee" on "attendee"."registration_id" = "registration"."id" where "attendee"."id" = $1
select "registration"."id", "user_id" from "registration" where "registration"."id" = $1
select "s0".* from "session" as "s0" where "s0"."token_hash" = $1 and "s0"."user_id" = $2 and "s0"."expires_at" > $3 limit $4
select "s0".*, "u1"."id" as "u1__id", "u1"."email" as "u1__email", "u1"."created_at" as "u1__created_at", "u1"."confirmed_at" as "u1__confirmed_at" from "sign_in_code" as "s0" inner join "account" as "u1" on "s0"."user_id" = "u1"."id" where "s0"."code_hash" = $1 limit $2
select "seller_id" from "listing" where "id" = $1 and (hidden_reason is null and lapsed_at is null or seller_id = $2::uuid)
select "seller_id" from "listing" where "id" = $1 and true
select "session"."id" as "sessionId", "account"."id" as "userId", "account"."email", "opened_by" as "openedBy", "may_change" as "mayChange", "session"."created_at" as "createdAt", "last_seen_at" as "lastSeenAt" from "session" inner join "account" on "account"."id" = "session"."user_id" where "token_hash" = $1 and "expires_at" > $2
select "skipped", count(*) as "count" from "audience_member" where "audience_id" = $1 group by "skipped" order by "count" desc, "skipped"
select "spots", "spots_taken" from "event" where "id" = $1
select "started_at", "cancelled_at", to_char(("scheduled_for") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "scheduledFor" from "mailing" where "id" = $1
select "state" from "mail" where "about" = $1 order by "created_at" desc, "id" desc limit 1
select "u0".* from "account" as "u0" where "u0"."email" = $1 limit $2
select "u0".* from "account" as "u0" where "u0"."email" = $1 limit $2 for update
select "u0".* from "account" as "u0" where "u0"."email" in ($1)
select "u0".* from "account" as "u0" where "u0"."id" = $1 limit $2 for update
select "u0".* from "user_name" as "u0" where "u0"."user_id" in ($1) order by "u0"."position" asc
select "used_at" from "tool_use" where "named" = $1
select "user_name"."id", "account"."email", "user_name"."name" from "user_name" inner join "account" on "account"."id" = "user_name"."user_id"
select $1::int * greatest(0, count(*) filter (where attendee.badge) - registration.paid_badges)::int as "amountDue", json_agg(json_build_object( 'id', attendee.id, 'nameId', user_name.id, 'name', user_name.name, 'badge', attendee.badge, 'checkedIn', attendee.checked_in_at is not null) order by attendee.position) as attendees from registration join attendee on attendee.registration_id = registration.id join (select id, user_id, name, position from user_name) user_name on user_name.id = attendee.name_id where registration.user_id = $2 and edition = $3 group by registration.id
select $1::int as "once_0"
select $1::int as "once_1"
select $1::int as "once_10"
select $1::int as "once_100"
select $1::int as "once_1000"
select $1::int as "once_1001"
select $1::int as "once_1002"
select $1::int as "once_1003"
select $1::int as "once_1004"
select $1::int as "once_1005"
select $1::int as "once_1006"
select $1::int as "once_1007"
select $1::int as "once_1008"
select $1::int as "once_1009"
select $1::int as "once_101"
select $1::int as "once_1010"
select $1::int as "once_1011"
select $1::int as "once_1012"
select $1::int as "once_1013"
select $1::int as "once_1014"
select $1::int as "once_1015"
select $1::int as "once_1016"
select $1::int as "once_1017"
select $1::int as "once_1018"
select $1::int as "once_1019"
select $1::int as "once_102"
select $1::int as "once_1020"
select $1::int as "once_1021"
select $1::int as "once_1022"
select $1::int as "once_1023"
select $1::int as "once_1024"
select $1::int as "once_1025"
select $1::int as "once_1026"
select $1::int as "once_1027"
select $1::int as "once_1028"
select $1::int as "once_1029"
select $1::int as "once_103"
select $1::int as "once_1030"
select $1::int as "once_1031"
select $1::int as "once_1032"
select $1::int as "once_1033"
select $1::int as "once_1034"
select $1::int as "once_1035"
select $1::int as "once_1036"
select $1::int as "once_1037"
select $1::int as "once_1038"
select $1::int as "once_1039"
select $1::int as "once_104"
select $1::int as "once_1040"
select $1::int as "once_1041"
select $1::int as "once_1042"
select $1::int as "once_1043"
select $1::int as "once_1044"
select $1::int as "once_1045"
select $1::int as "once_1046"
select $1::int as "once_1047"
select $1::int as "once_1048"
select $1::int as "once_1049"
select $1::int as "once_105"
select $1::int as "once_1050"
select $1::int as "once_1051"
select $1::int as "once_1052"
select $1::int as "once_1053"
select $1::int as "once_1054"
select $1::int as "once_1055"
select $1::int as "once_1056"
select $1::int as "once_1057"
select $1::int as "once_1058"
select $1::int as "once_1059"
select $1::int as "once_106"
select $1::int as "once_1060"
select $1::int as "once_1061"
select $1::int as "once_1062"
select $1::int as "once_1063"
select $1::int as "once_1064"
select $1::int as "once_1065"
select $1::int as "once_1066"
select $1::int as "once_1067"
select $1::int as "once_1068"
select $1::int as "once_1069"
select $1::int as "once_107"
select $1::int as "once_1070"
select $1::int as "once_1071"
select $1::int as "once_1072"
select $1::int as "once_1073"
select $1::int as "once_1074"
select $1::int as "once_1075"
select $1::int as "once_1076"
select $1::int as "once_1077"
select $1::int as "once_1078"
select $1::int as "once_1079"
select $1::int as "once_108"
select $1::int as "once_1080"
select $1::int as "once_1081"
select $1::int as "once_1082"
select $1::int as "once_1083"
select $1::int as "once_1084"
select $1::int as "once_1085"
select $1::int as "once_1086"
select $1::int as "once_1087"
select $1::int as "once_1088"
select $1::int as "once_1089"
select $1::int as "once_109"
select $1::int as "once_1090"
select $1::int as "once_1091"
select $1::int as "once_1092"
select $1::int as "once_1093"
select $1::int as "once_1094"
select $1::int as "once_1095"
select $1::int as "once_1096"
select $1::int as "once_1097"
select $1::int as "once_1098"
select $1::int as "once_1099"
select $1::int as "once_11"
select $1::int as "once_110"
select $1::int as "once_1100"
select $1::int as "once_1101"
select $1::int as "once_1102"
select $1::int as "once_1103"
select $1::int as "once_1104"
select $1::int as "once_1105"
select $1::int as "once_1106"
select $1::int as "once_1107"
select $1::int as "once_1108"
select $1::int as "once_1109"
select $1::int as "once_111"
select $1::int as "once_1110"
select $1::int as "once_1111"
select $1::int as "once_1112"
select $1::int as "once_1113"
select $1::int as "once_1114"
select $1::int as "once_1115"
select $1::int as "once_1116"
select $1::int as "once_1117"
select $1::int as "once_1118"
select $1::int as "once_1119"
select $1::int as "once_112"
select $1::int as "once_1120"
select $1::int as "once_1121"
select $1::int as "once_1122"
select $1::int as "once_1123"
select $1::int as "once_1124"
select $1::int as "once_1125"
select $1::int as "once_1126"
select $1::int as "once_1127"
select $1::int as "once_1128"
select $1::int as "once_1129"
select $1::int as "once_113"
select $1::int as "once_1130"
select $1::int as "once_1131"
select $1::int as "once_1132"
select $1::int as "once_1133"
select $1::int as "once_1134"
select $1::int as "once_1135"
select $1::int as "once_1136"
select $1::int as "once_1137"
select $1::int as "once_1138"
select $1::int as "once_1139"
select $1::int as "once_114"
select $1::int as "once_1140"
select $1::int as "once_1141"
select $1::int as "once_1142"
select $1::int as "once_1143"
select $1::int as "once_1144"
select $1::int as "once_1145"
select $1::int as "once_1146"
select $1::int as "once_1147"
select $1::int as "once_1148"
select $1::int as "once_1149"
select $1::int as "once_115"
select $1::int as "once_1150"
select $1::int as "once_1151"
select $1::int as "once_1152"
select $1::int as "once_1153"
select $1::int as "once_1154"
select $1::int as "once_1155"
select $1::int as "once_1156"
select $1::int as "once_1157"
select $1::int as "once_1158"
select $1::int as "once_1159"
select $1::int as "once_116"
select $1::int as "once_1160"
select $1::int as "once_1161"
select $1::int as "once_1162"
select $1::int as "once_1163"
select $1::int as "once_1164"
select $1::int as "once_1165"
select $1::int as "once_1166"
select $1::int as "once_1167"
select $1::int as "once_1168"
select $1::int as "once_1169"
select $1::int as "once_117"
select $1::int as "once_1170"
select $1::int as "once_1171"
select $1::int as "once_1172"
select $1::int as "once_1173"
select $1::int as "once_1174"
select $1::int as "once_1175"
select $1::int as "once_1176"
select $1::int as "once_1177"
select $1::int as "once_1178"
select $1::int as "once_1179"
select $1::int as "once_118"
select $1::int as "once_1180"
select $1::int as "once_1181"
select $1::int as "once_1182"
select $1::int as "once_1183"
select $1::int as "once_1184"
select $1::int as "once_1185"
select $1::int as "once_1186"
select $1::int as "once_1187"
select $1::int as "once_1188"
select $1::int as "once_1189"
select $1::int as "once_119"
select $1::int as "once_1190"
select $1::int as "once_1191"
select $1::int as "once_1192"
select $1::int as "once_1193"
select $1::int as "once_1194"
select $1::int as "once_1195"
select $1::int as "once_1196"
select $1::int as "once_1197"
select $1::int as "once_1198"
select $1::int as "once_1199"
select $1::int as "once_12"
select $1::int as "once_120"
select $1::int as "once_1200"
select $1::int as "once_1201"
select $1::int as "once_1202"
select $1::int as "once_1203"
select $1::int as "once_1204"
select $1::int as "once_1205"
select $1::int as "once_1206"
select $1::int as "once_1207"
select $1::int as "once_1208"
select $1::int as "once_1209"
select $1::int as "once_121"
select $1::int as "once_1210"
select $1::int as "once_1211"
select $1::int as "once_1212"
select $1::int as "once_1213"
select $1::int as "once_1214"
select $1::int as "once_1215"
select $1::int as "once_1216"
select $1::int as "once_1217"
select $1::int as "once_1218"
select $1::int as "once_1219"
select $1::int as "once_122"
select $1::int as "once_1220"
select $1::int as "once_1221"
select $1::int as "once_1222"
select $1::int as "once_1223"
select $1::int as "once_1224"
select $1::int as "once_1225"
select $1::int as "once_1226"
select $1::int as "once_1227"
select $1::int as "once_1228"
select $1::int as "once_1229"
select $1::int as "once_123"
select $1::int as "once_1230"
select $1::int as "once_1231"
select $1::int as "once_1232"
select $1::int as "once_1233"
select $1::int as "once_1234"
select $1::int as "once_1235"
select $1::int as "once_1236"
select $1::int as "once_1237"
select $1::int as "once_1238"
select $1::int as "once_1239"
select $1::int as "once_124"
select $1::int as "once_1240"
select $1::int as "once_1241"
select $1::int as "once_1242"
select $1::int as "once_1243"
select $1::int as "once_1244"
select $1::int as "once_1245"
select $1::int as "once_1246"
select $1::int as "once_1247"
select $1::int as "once_1248"
select $1::int as "once_1249"
select $1::int as "once_125"
select $1::int as "once_1250"
select $1::int as "once_1251"
select $1::int as "once_1252"
select $1::int as "once_1253"
select $1::int as "once_1254"
select $1::int as "once_1255"
select $1::int as "once_1256"
select $1::int as "once_1257"
select $1::int as "once_1258"
select $1::int as "once_1259"
select $1::int as "once_126"
select $1::int as "once_1260"
select $1::int as "once_1261"
select $1::int as "once_1262"
select $1::int as "once_1263"
select $1::int as "once_1264"
select $1::int as "once_1265"
select $1::int as "once_1266"
select $1::int as "once_1267"
select $1::int as "once_1268"
select $1::int as "once_1269"
select $1::int as "once_127"
select $1::int as "once_1270"
select $1::int as "once_1271"
select $1::int as "once_1272"
select $1::int as "once_1273"
select $1::int as "once_1274"
select $1::int as "once_1275"
select $1::int as "once_1276"
select $1::int as "once_1277"
select $1::int as "once_1278"
select $1::int as "once_1279"
select $1::int as "once_128"
select $1::int as "once_1280"
select $1::int as "once_1281"
select $1::int as "once_1282"
select $1::int as "once_1283"
select $1::int as "once_1284"
select $1::int as "once_1285"
select $1::int as "once_1286"
select $1::int as "once_1287"
select $1::int as "once_1288"
select $1::int as "once_1289"
select $1::int as "once_129"
select $1::int as "once_1290"
select $1::int as "once_1291"
select $1::int as "once_1292"
select $1::int as "once_1293"
select $1::int as "once_1294"
select $1::int as "once_1295"
select $1::int as "once_1296"
select $1::int as "once_1297"
select $1::int as "once_1298"
select $1::int as "once_1299"
select $1::int as "once_13"
select $1::int as "once_130"
select $1::int as "once_1300"
select $1::int as "once_1301"
select $1::int as "once_1302"
select $1::int as "once_1303"
select $1::int as "once_1304"
select $1::int as "once_1305"
select $1::int as "once_1306"
select $1::int as "once_1307"
select $1::int as "once_1308"
select $1::int as "once_1309"
select $1::int as "once_131"
select $1::int as "once_1310"
select $1::int as "once_1311"
select $1::int as "once_1312"
select $1::int as "once_1313"
select $1::int as "once_1314"
select $1::int as "once_1315"
select $1::int as "once_1316"
select $1::int as "once_1317"
select $1::int as "once_1318"
select $1::int as "once_1319"
select $1::int as "once_132"
select $1::int as "once_1320"
select $1::int as "once_1321"
select $1::int as "once_1322"
select $1::int as "once_1323"
select $1::int as "once_1324"
select $1::int as "once_1325"
select $1::int as "once_1326"
select $1::int as "once_1327"
select $1::int as "once_1328"
select $1::int as "once_1329"
select $1::int as "once_133"
select $1::int as "once_1330"
select $1::int as "once_1331"
select $1::int as "once_1332"
select $1::int as "once_1333"
select $1::int as "once_1334"
select $1::int as "once_1335"
select $1::int as "once_1336"
select $1::int as "once_1337"
select $1::int as "once_1338"
select $1::int as "once_1339"
select $1::int as "once_134"
select $1::int as "once_1340"
select $1::int as "once_1341"
select $1::int as "once_1342"
select $1::int as "once_1343"
select $1::int as "once_1344"
select $1::int as "once_1345"
select $1::int as "once_1346"
select $1::int as "once_1347"
select $1::int as "once_1348"
select $1::int as "once_1349"
select $1::int as "once_135"
select $1::int as "once_1350"
select $1::int as "once_1351"
select $1::int as "once_1352"
select $1::int as "once_1353"
select $1::int as "once_1354"
select $1::int as "once_1355"
select $1::int as "once_1356"
select $1::int as "once_1357"
select $1::int as "once_1358"
select $1::int as "once_1359"
select $1::int as "once_136"
select $1::int as "once_1360"
select $1::int as "once_1361"
select $1::int as "once_1362"
select $1::int as "once_1363"
select $1::int as "once_1364"
select $1::int as "once_1365"
select $1::int as "once_1366"
select $1::int as "once_1367"
select $1::int as "once_1368"
select $1::int as "once_1369"
select $1::int as "once_137"
select $1::int as "once_1370"
select $1::int as "once_1371"
select $1::int as "once_1372"
select $1::int as "once_1373"
select $1::int as "once_1374"
select $1::int as "once_1375"
select $1::int as "once_1376"
select $1::int as "once_1377"
select $1::int as "once_1378"
select $1::int as "once_1379"
select $1::int as "once_138"
select $1::int as "once_1380"
select $1::int as "once_1381"
select $1::int as "once_1382"
select $1::int as "once_1383"
select $1::int as "once_1384"
select $1::int as "once_1385"
select $1::int as "once_1386"
select $1::int as "once_1387"
select $1::int as "once_1388"
select $1::int as "once_1389"
select $1::int as "once_139"
select $1::int as "once_1390"
select $1::int as "once_1391"
select $1::int as "once_1392"
select $1::int as "once_1393"
select $1::int as "once_1394"
select $1::int as "once_1395"
select $1::int as "once_1396"
select $1::int as "once_1397"
select $1::int as "once_1398"
select $1::int as "once_1399"
select $1::int as "once_14"
select $1::int as "once_140"
select $1::int as "once_1400"
select $1::int as "once_1401"
select $1::int as "once_1402"
select $1::int as "once_1403"
select $1::int as "once_1404"
select $1::int as "once_1405"
select $1::int as "once_1406"
select $1::int as "once_1407"
select $1::int as "once_1408"
select $1::int as "once_1409"
select $1::int as "once_141"
select $1::int as "once_1410"
select $1::int as "once_1411"
select $1::int as "once_1412"
select $1::int as "once_1413"
select $1::int as "once_1414"
select $1::int as "once_1415"
select $1::int as "once_1416"
select $1::int as "once_1417"
select $1::int as "once_1418"
select $1::int as "once_1419"
select $1::int as "once_142"
select $1::int as "once_1420"
select $1::int as "once_1421"
select $1::int as "once_1422"
select $1::int as "once_1423"
select $1::int as "once_1424"
select $1::int as "once_1425"
select $1::int as "once_1426"
select $1::int as "once_1427"
select $1::int as "once_1428"
select $1::int as "once_1429"
select $1::int as "once_143"
select $1::int as "once_1430"
select $1::int as "once_1431"
select $1::int as "once_1432"
select $1::int as "once_1433"
select $1::int as "once_1434"
select $1::int as "once_1435"
select $1::int as "once_1436"
select $1::int as "once_1437"
select $1::int as "once_1438"
select $1::int as "once_1439"
select $1::int as "once_144"
select $1::int as "once_1440"
select $1::int as "once_1441"
select $1::int as "once_1442"
select $1::int as "once_1443"
select $1::int as "once_1444"
select $1::int as "once_1445"
select $1::int as "once_1446"
select $1::int as "once_1447"
select $1::int as "once_1448"
select $1::int as "once_1449"
select $1::int as "once_145"
select $1::int as "once_1450"
select $1::int as "once_1451"
select $1::int as "once_1452"
select $1::int as "once_1453"
select $1::int as "once_1454"
select $1::int as "once_1455"
select $1::int as "once_1456"
select $1::int as "once_1457"
select $1::int as "once_1458"
select $1::int as "once_1459"
select $1::int as "once_146"
select $1::int as "once_1460"
select $1::int as "once_1461"
select $1::int as "once_1462"
select $1::int as "once_1463"
select $1::int as "once_1464"
select $1::int as "once_1465"
select $1::int as "once_1466"
select $1::int as "once_1467"
select $1::int as "once_1468"
select $1::int as "once_1469"
select $1::int as "once_147"
select $1::int as "once_1470"
select $1::int as "once_1471"
select $1::int as "once_1472"
select $1::int as "once_1473"
select $1::int as "once_1474"
select $1::int as "once_1475"
select $1::int as "once_1476"
select $1::int as "once_1477"
select $1::int as "once_1478"
select $1::int as "once_1479"
select $1::int as "once_148"
select $1::int as "once_1480"
select $1::int as "once_1481"
select $1::int as "once_1482"
select $1::int as "once_1483"
select $1::int as "once_1484"
select $1::int as "once_1485"
select $1::int as "once_1486"
select $1::int as "once_1487"
select $1::int as "once_1488"
select $1::int as "once_1489"
select $1::int as "once_149"
select $1::int as "once_1490"
select $1::int as "once_1491"
select $1::int as "once_1492"
select $1::int as "once_1493"
select $1::int as "once_1494"
select $1::int as "once_1495"
select $1::int as "once_1496"
select $1::int as "once_1497"
select $1::int as "once_1498"
select $1::int as "once_1499"
select $1::int as "once_15"
select $1::int as "once_150"
select $1::int as "once_1500"
select $1::int as "once_1501"
select $1::int as "once_1502"
select $1::int as "once_1503"
select $1::int as "once_1504"
select $1::int as "once_1505"
select $1::int as "once_1506"
select $1::int as "once_1507"
select $1::int as "once_1508"
select $1::int as "once_1509"
select $1::int as "once_151"
select $1::int as "once_1510"
select $1::int as "once_1511"
select $1::int as "once_1512"
select $1::int as "once_1513"
select $1::int as "once_1514"
select $1::int as "once_1515"
select $1::int as "once_1516"
select $1::int as "once_1517"
select $1::int as "once_1518"
select $1::int as "once_1519"
select $1::int as "once_152"
select $1::int as "once_1520"
select $1::int as "once_1521"
select $1::int as "once_1522"
select $1::int as "once_1523"
select $1::int as "once_1524"
select $1::int as "once_1525"
select $1::int as "once_1526"
select $1::int as "once_1527"
select $1::int as "once_1528"
select $1::int as "once_1529"
select $1::int as "once_153"
select $1::int as "once_1530"
select $1::int as "once_1531"
select $1::int as "once_1532"
select $1::int as "once_1533"
select $1::int as "once_1534"
select $1::int as "once_1535"
select $1::int as "once_1536"
select $1::int as "once_1537"
select $1::int as "once_1538"
select $1::int as "once_1539"
select $1::int as "once_154"
select $1::int as "once_1540"
select $1::int as "once_1541"
select $1::int as "once_1542"
select $1::int as "once_1543"
select $1::int as "once_1544"
select $1::int as "once_1545"
select $1::int as "once_1546"
select $1::int as "once_1547"
select $1::int as "once_1548"
select $1::int as "once_1549"
select $1::int as "once_155"
select $1::int as "once_1550"
select $1::int as "once_1551"
select $1::int as "once_1552"
select $1::int as "once_1553"
select $1::int as "once_1554"
select $1::int as "once_1555"
select $1::int as "once_1556"
select $1::int as "once_1557"
select $1::int as "once_1558"
select $1::int as "once_1559"
select $1::int as "once_156"
select $1::int as "once_1560"
select $1::int as "once_1561"
select $1::int as "once_1562"
select $1::int as "once_1563"
select $1::int as "once_1564"
select $1::int as "once_1565"
select $1::int as "once_1566"
select $1::int as "once_1567"
select $1::int as "once_1568"
select $1::int as "once_1569"
select $1::int as "once_157"
select $1::int as "once_1570"
select $1::int as "once_1571"
select $1::int as "once_1572"
select $1::int as "once_1573"
select $1::int as "once_1574"
select $1::int as "once_1575"
select $1::int as "once_1576"
select $1::int as "once_1577"
select $1::int as "once_1578"
select $1::int as "once_1579"
select $1::int as "once_158"
select $1::int as "once_1580"
select $1::int as "once_1581"
select $1::int as "once_1582"
select $1::int as "once_1583"
select $1::int as "once_1584"
select $1::int as "once_1585"
select $1::int as "once_1586"
select $1::int as "once_1587"
select $1::int as "once_1588"
select $1::int as "once_1589"
select $1::int as "once_159"
select $1::int as "once_1590"
select $1::int as "once_1591"
select $1::int as "once_1592"
select $1::int as "once_1593"
select $1::int as "once_1594"
select $1::int as "once_1595"
select $1::int as "once_1596"
select $1::int as "once_1597"
select $1::int as "once_1598"
select $1::int as "once_1599"
select $1::int as "once_16"
select $1::int as "once_160"
select $1::int as "once_1600"
select $1::int as "once_1601"
select $1::int as "once_1602"
select $1::int as "once_1603"
select $1::int as "once_1604"
select $1::int as "once_1605"
select $1::int as "once_1606"
select $1::int as "once_1607"
select $1::int as "once_1608"
select $1::int as "once_1609"
select $1::int as "once_161"
select $1::int as "once_1610"
select $1::int as "once_1611"
select $1::int as "once_1612"
select $1::int as "once_1613"
select $1::int as "once_1614"
select $1::int as "once_1615"
select $1::int as "once_1616"
select $1::int as "once_1617"
select $1::int as "once_1618"
select $1::int as "once_1619"
select $1::int as "once_162"
select $1::int as "once_1620"
select $1::int as "once_1621"
select $1::int as "once_1622"
select $1::int as "once_1623"
select $1::int as "once_1624"
select $1::int as "once_1625"
select $1::int as "once_1626"
select $1::int as "once_1627"
select $1::int as "once_1628"
select $1::int as "once_1629"
select $1::int as "once_163"
select $1::int as "once_1630"
select $1::int as "once_1631"
select $1::int as "once_1632"
select $1::int as "once_1633"
select $1::int as "once_1634"
select $1::int as "once_1635"
select $1::int as "once_1636"
select $1::int as "once_1637"
select $1::int as "once_1638"
select $1::int as "once_1639"
select $1::int as "once_164"
select $1::int as "once_1640"
select $1::int as "once_1641"
select $1::int as "once_1642"
select $1::int as "once_1643"
select $1::int as "once_1644"
select $1::int as "once_1645"
select $1::int as "once_1646"
select $1::int as "once_1647"
select $1::int as "once_1648"
select $1::int as "once_1649"
select $1::int as "once_165"
select $1::int as "once_1650"
select $1::int as "once_1651"
select $1::int as "once_1652"
select $1::int as "once_1653"
select $1::int as "once_1654"
select $1::int as "once_1655"
select $1::int as "once_1656"
select $1::int as "once_1657"
select $1::int as "once_1658"
select $1::int as "once_1659"
select $1::int as "once_166"
select $1::int as "once_1660"
select $1::int as "once_1661"
select $1::int as "once_1662"
select $1::int as "once_1663"
select $1::int as "once_1664"
select $1::int as "once_1665"
select $1::int as "once_1666"
select $1::int as "once_1667"
select $1::int as "once_1668"
select $1::int as "once_1669"
select $1::int as "once_167"
select $1::int as "once_1670"
select $1::int as "once_1671"
select $1::int as "once_1672"
select $1::int as "once_1673"
select $1::int as "once_1674"
select $1::int as "once_1675"
select $1::int as "once_1676"
select $1::int as "once_1677"
select $1::int as "once_1678"
select $1::int as "once_1679"
select $1::int as "once_168"
select $1::int as "once_1680"
select $1::int as "once_1681"
select $1::int as "once_1682"
select $1::int as "once_1683"
select $1::int as "once_1684"
select $1::int as "once_1685"
select $1::int as "once_1686"
select $1::int as "once_1687"
select $1::int as "once_1688"
select $1::int as "once_1689"
select $1::int as "once_169"
select $1::int as "once_1690"
select $1::int as "once_1691"
select $1::int as "once_1692"
select $1::int as "once_1693"
select $1::int as "once_1694"
select $1::int as "once_1695"
select $1::int as "once_1696"
select $1::int as "once_1697"
select $1::int as "once_1698"
select $1::int as "once_1699"
select $1::int as "once_17"
select $1::int as "once_170"
select $1::int as "once_1700"
select $1::int as "once_1701"
select $1::int as "once_1702"
select $1::int as "once_1703"
select $1::int as "once_1704"
select $1::int as "once_1705"
select $1::int as "once_1706"
select $1::int as "once_1707"
select $1::int as "once_1708"
select $1::int as "once_1709"
select $1::int as "once_171"
select $1::int as "once_1710"
select $1::int as "once_1711"
select $1::int as "once_1712"
select $1::int as "once_1713"
select $1::int as "once_1714"
select $1::int as "once_1715"
select $1::int as "once_1716"
select $1::int as "once_1717"
select $1::int as "once_1718"
select $1::int as "once_1719"
select $1::int as "once_172"
select $1::int as "once_1720"
select $1::int as "once_1721"
select $1::int as "once_1722"
select $1::int as "once_1723"
select $1::int as "once_1724"
select $1::int as "once_1725"
select $1::int as "once_1726"
select $1::int as "once_1727"
select $1::int as "once_1728"
select $1::int as "once_1729"
select $1::int as "once_173"
select $1::int as "once_1730"
select $1::int as "once_1731"
select $1::int as "once_1732"
select $1::int as "once_1733"
select $1::int as "once_1734"
select $1::int as "once_1735"
select $1::int as "once_1736"
select $1::int as "once_1737"
select $1::int as "once_1738"
select $1::int as "once_1739"
select $1::int as "once_174"
select $1::int as "once_1740"
select $1::int as "once_1741"
select $1::int as "once_1742"
select $1::int as "once_1743"
select $1::int as "once_1744"
select $1::int as "once_1745"
select $1::int as "once_1746"
select $1::int as "once_1747"
select $1::int as "once_1748"
select $1::int as "once_1749"
select $1::int as "once_175"
select $1::int as "once_1750"
select $1::int as "once_1751"
select $1::int as "once_1752"
select $1::int as "once_1753"
select $1::int as "once_1754"
select $1::int as "once_1755"
select $1::int as "once_1756"
select $1::int as "once_1757"
select $1::int as "once_1758"
select $1::int as "once_1759"
select $1::int as "once_176"
select $1::int as "once_1760"
select $1::int as "once_1761"
select $1::int as "once_1762"
select $1::int as "once_1763"
select $1::int as "once_1764"
select $1::int as "once_1765"
select $1::int as "once_1766"
select $1::int as "once_1767"
select $1::int as "once_1768"
select $1::int as "once_1769"
select $1::int as "once_177"
select $1::int as "once_1770"
select $1::int as "once_1771"
select $1::int as "once_1772"
select $1::int as "once_1773"
select $1::int as "once_1774"
select $1::int as "once_1775"
select $1::int as "once_1776"
select $1::int as "once_1777"
select $1::int as "once_1778"
select $1::int as "once_1779"
select $1::int as "once_178"
select $1::int as "once_1780"
select $1::int as "once_1781"
select $1::int as "once_1782"
select $1::int as "once_1783"
select $1::int as "once_1784"
select $1::int as "once_1785"
select $1::int as "once_1786"
select $1::int as "once_1787"
select $1::int as "once_1788"
select $1::int as "once_1789"
select $1::int as "once_179"
select $1::int as "once_1790"
select $1::int as "once_1791"
select $1::int as "once_1792"
select $1::int as "once_1793"
select $1::int as "once_1794"
select $1::int as "once_1795"
select $1::int as "once_1796"
select $1::int as "once_1797"
select $1::int as "once_1798"
select $1::int as "once_1799"
select $1::int as "once_18"
select $1::int as "once_180"
select $1::int as "once_1800"
select $1::int as "once_1801"
select $1::int as "once_1802"
select $1::int as "once_1803"
select $1::int as "once_1804"
select $1::int as "once_1805"
select $1::int as "once_1806"
select $1::int as "once_1807"
select $1::int as "once_1808"
select $1::int as "once_1809"
select $1::int as "once_181"
select $1::int as "once_1810"
select $1::int as "once_1811"
select $1::int as "once_1812"
select $1::int as "once_1813"
select $1::int as "once_1814"
select $1::int as "once_1815"
select $1::int as "once_1816"
select $1::int as "once_1817"
select $1::int as "once_1818"
select $1::int as "once_1819"
select $1::int as "once_182"
select $1::int as "once_1820"
select $1::int as "once_1821"
select $1::int as "once_1822"
select $1::int as "once_1823"
select $1::int as "once_1824"
select $1::int as "once_1825"
select $1::int as "once_1826"
select $1::int as "once_1827"
select $1::int as "once_1828"
select $1::int as "once_1829"
select $1::int as "once_183"
select $1::int as "once_1830"
select $1::int as "once_1831"
select $1::int as "once_1832"
select $1::int as "once_1833"
select $1::int as "once_1834"
select $1::int as "once_1835"
select $1::int as "once_1836"
select $1::int as "once_1837"
select $1::int as "once_1838"
select $1::int as "once_1839"
select $1::int as "once_184"
select $1::int as "once_1840"
select $1::int as "once_1841"
select $1::int as "once_1842"
select $1::int as "once_1843"
select $1::int as "once_1844"
select $1::int as "once_1845"
select $1::int as "once_1846"
select $1::int as "once_1847"
select $1::int as "once_1848"
select $1::int as "once_1849"
select $1::int as "once_185"
select $1::int as "once_1850"
select $1::int as "once_1851"
select $1::int as "once_1852"
select $1::int as "once_1853"
select $1::int as "once_1854"
select $1::int as "once_1855"
select $1::int as "once_1856"
select $1::int as "once_1857"
select $1::int as "once_1858"
select $1::int as "once_1859"
select $1::int as "once_186"
select $1::int as "once_1860"
select $1::int as "once_1861"
select $1::int as "once_1862"
select $1::int as "once_1863"
select $1::int as "once_1864"
select $1::int as "once_1865"
select $1::int as "once_1866"
select $1::int as "once_1867"
select $1::int as "once_1868"
select $1::int as "once_1869"
select $1::int as "once_187"
select $1::int as "once_1870"
select $1::int as "once_1871"
select $1::int as "once_1872"
select $1::int as "once_1873"
select $1::int as "once_1874"
select $1::int as "once_1875"
select $1::int as "once_1876"
select $1::int as "once_1877"
select $1::int as "once_1878"
select $1::int as "once_1879"
select $1::int as "once_188"
select $1::int as "once_1880"
select $1::int as "once_1881"
select $1::int as "once_1882"
select $1::int as "once_1883"
select $1::int as "once_1884"
select $1::int as "once_1885"
select $1::int as "once_1886"
select $1::int as "once_1887"
select $1::int as "once_1888"
select $1::int as "once_1889"
select $1::int as "once_189"
select $1::int as "once_1890"
select $1::int as "once_1891"
select $1::int as "once_1892"
select $1::int as "once_1893"
select $1::int as "once_1894"
select $1::int as "once_1895"
select $1::int as "once_1896"
select $1::int as "once_1897"
select $1::int as "once_1898"
select $1::int as "once_1899"
select $1::int as "once_19"
select $1::int as "once_190"
select $1::int as "once_1900"
select $1::int as "once_1901"
select $1::int as "once_1902"
select $1::int as "once_1903"
select $1::int as "once_1904"
select $1::int as "once_1905"
select $1::int as "once_1906"
select $1::int as "once_1907"
select $1::int as "once_1908"
select $1::int as "once_1909"
select $1::int as "once_191"
select $1::int as "once_1910"
select $1::int as "once_1911"
select $1::int as "once_1912"
select $1::int as "once_1913"
select $1::int as "once_1914"
select $1::int as "once_1915"
select $1::int as "once_1916"
select $1::int as "once_1917"
select $1::int as "once_1918"
select $1::int as "once_1919"
select $1::int as "once_192"
select $1::int as "once_1920"
select $1::int as "once_1921"
select $1::int as "once_1922"
select $1::int as "once_1923"
select $1::int as "once_1924"
select $1::int as "once_1925"
select $1::int as "once_1926"
select $1::int as "once_1927"
select $1::int as "once_1928"
select $1::int as "once_1929"
select $1::int as "once_193"
select $1::int as "once_1930"
select $1::int as "once_1931"
select $1::int as "once_1932"
select $1::int as "once_1933"
select $1::int as "once_1934"
select $1::int as "once_1935"
select $1::int as "once_1936"
select $1::int as "once_1937"
select $1::int as "once_1938"
select $1::int as "once_1939"
select $1::int as "once_194"
select $1::int as "once_1940"
select $1::int as "once_1941"
select $1::int as "once_1942"
select $1::int as "once_1943"
select $1::int as "once_1944"
select $1::int as "once_1945"
select $1::int as "once_1946"
select $1::int as "once_1947"
select $1::int as "once_1948"
select $1::int as "once_1949"
select $1::int as "once_195"
select $1::int as "once_1950"
select $1::int as "once_1951"
select $1::int as "once_1952"
select $1::int as "once_1953"
select $1::int as "once_1954"
select $1::int as "once_1955"
select $1::int as "once_1956"
select $1::int as "once_1957"
select $1::int as "once_1958"
select $1::int as "once_1959"
select $1::int as "once_196"
select $1::int as "once_1960"
select $1::int as "once_1961"
select $1::int as "once_1962"
select $1::int as "once_1963"
select $1::int as "once_1964"
select $1::int as "once_1965"
select $1::int as "once_1966"
select $1::int as "once_1967"
select $1::int as "once_1968"
select $1::int as "once_1969"
select $1::int as "once_197"
select $1::int as "once_1970"
select $1::int as "once_1971"
select $1::int as "once_1972"
select $1::int as "once_1973"
select $1::int as "once_1974"
select $1::int as "once_1975"
select $1::int as "once_1976"
select $1::int as "once_1977"
select $1::int as "once_1978"
select $1::int as "once_1979"
select $1::int as "once_198"
select $1::int as "once_1980"
select $1::int as "once_1981"
select $1::int as "once_1982"
select $1::int as "once_1983"
select $1::int as "once_1984"
select $1::int as "once_1985"
select $1::int as "once_1986"
select $1::int as "once_1987"
select $1::int as "once_1988"
select $1::int as "once_1989"
select $1::int as "once_199"
select $1::int as "once_1990"
select $1::int as "once_1991"
select $1::int as "once_1992"
select $1::int as "once_1993"
select $1::int as "once_1994"
select $1::int as "once_1995"
select $1::int as "once_1996"
select $1::int as "once_1997"
select $1::int as "once_1998"
select $1::int as "once_1999"
select $1::int as "once_2"
select $1::int as "once_20"
select $1::int as "once_200"
select $1::int as "once_201"
select $1::int as "once_202"
select $1::int as "once_203"
select $1::int as "once_204"
select $1::int as "once_205"
select $1::int as "once_206"
select $1::int as "once_207"
select $1::int as "once_208"
select $1::int as "once_209"
select $1::int as "once_21"
select $1::int as "once_210"
select $1::int as "once_211"
select $1::int as "once_212"
select $1::int as "once_213"
select $1::int as "once_214"
select $1::int as "once_215"
select $1::int as "once_216"
select $1::int as "once_217"
select $1::int as "once_218"
select $1::int as "once_219"
select $1::int as "once_22"
select $1::int as "once_220"
select $1::int as "once_221"
select $1::int as "once_222"
select $1::int as "once_223"
select $1::int as "once_224"
select $1::int as "once_225"
select $1::int as "once_226"
select $1::int as "once_227"
select $1::int as "once_228"
select $1::int as "once_229"
select $1::int as "once_23"
select $1::int as "once_230"
select $1::int as "once_231"
select $1::int as "once_232"
select $1::int as "once_233"
select $1::int as "once_234"
select $1::int as "once_235"
select $1::int as "once_236"
select $1::int as "once_237"
select $1::int as "once_238"
select $1::int as "once_239"
select $1::int as "once_24"
select $1::int as "once_240"
select $1::int as "once_241"
select $1::int as "once_242"
select $1::int as "once_243"
select $1::int as "once_244"
select $1::int as "once_245"
select $1::int as "once_246"
select $1::int as "once_247"
select $1::int as "once_248"
select $1::int as "once_249"
select $1::int as "once_25"
select $1::int as "once_250"
select $1::int as "once_251"
select $1::int as "once_252"
select $1::int as "once_253"
select $1::int as "once_254"
select $1::int as "once_255"
select $1::int as "once_256"
select $1::int as "once_257"
select $1::int as "once_258"
select $1::int as "once_259"
select $1::int as "once_26"
select $1::int as "once_260"
select $1::int as "once_261"
select $1::int as "once_262"
select $1::int as "once_263"
select $1::int as "once_264"
select $1::int as "once_265"
select $1::int as "once_266"
select $1::int as "once_267"
select $1::int as "once_268"
select $1::int as "once_269"
select $1::int as "once_27"
select $1::int as "once_270"
select $1::int as "once_271"
select $1::int as "once_272"
select $1::int as "once_273"
select $1::int as "once_274"
select $1::int as "once_275"
select $1::int as "once_276"
select $1::int as "once_277"
select $1::int as "once_278"
select $1::int as "once_279"
select $1::int as "once_28"
select $1::int as "once_280"
select $1::int as "once_281"
select $1::int as "once_282"
select $1::int as "once_283"
select $1::int as "once_284"
select $1::int as "once_285"
select $1::int as "once_286"
select $1::int as "once_287"
select $1::int as "once_288"
select $1::int as "once_289"
select $1::int as "once_29"
select $1::int as "once_290"
select $1::int as "once_291"
select $1::int as "once_292"
select $1::int as "once_293"
select $1::int as "once_294"
select $1::int as "once_295"
select $1::int as "once_296"
select $1::int as "once_297"
select $1::int as "once_298"
select $1::int as "once_299"
select $1::int as "once_3"
select $1::int as "once_30"
select $1::int as "once_300"
select $1::int as "once_301"
select $1::int as "once_302"
select $1::int as "once_303"
select $1::int as "once_304"
select $1::int as "once_305"
select $1::int as "once_306"
select $1::int as "once_307"
select $1::int as "once_308"
select $1::int as "once_309"
select $1::int as "once_31"
select $1::int as "once_310"
select $1::int as "once_311"
select $1::int as "once_312"
select $1::int as "once_313"
select $1::int as "once_314"
select $1::int as "once_315"
select $1::int as "once_316"
select $1::int as "once_317"
select $1::int as "once_318"
select $1::int as "once_319"
select $1::int as "once_32"
select $1::int as "once_320"
select $1::int as "once_321"
select $1::int as "once_322"
select $1::int as "once_323"
select $1::int as "once_324"
select $1::int as "once_325"
select $1::int as "once_326"
select $1::int as "once_327"
select $1::int as "once_328"
select $1::int as "once_329"
select $1::int as "once_33"
select $1::int as "once_330"
select $1::int as "once_331"
select $1::int as "once_332"
select $1::int as "once_333"
select $1::int as "once_334"
select $1::int as "once_335"
select $1::int as "once_336"
select $1::int as "once_337"
select $1::int as "once_338"
select $1::int as "once_339"
select $1::int as "once_34"
select $1::int as "once_340"
select $1::int as "once_341"
select $1::int as "once_342"
select $1::int as "once_343"
select $1::int as "once_344"
select $1::int as "once_345"
select $1::int as "once_346"
select $1::int as "once_347"
select $1::int as "once_348"
select $1::int as "once_349"
select $1::int as "once_35"
select $1::int as "once_350"
select $1::int as "once_351"
select $1::int as "once_352"
select $1::int as "once_353"
select $1::int as "once_354"
select $1::int as "once_355"
select $1::int as "once_356"
select $1::int as "once_357"
select $1::int as "once_358"
select $1::int as "once_359"
select $1::int as "once_36"
select $1::int as "once_360"
select $1::int as "once_361"
select $1::int as "once_362"
select $1::int as "once_363"
select $1::int as "once_364"
select $1::int as "once_365"
select $1::int as "once_366"
select $1::int as "once_367"
select $1::int as "once_368"
select $1::int as "once_369"
select $1::int as "once_37"
select $1::int as "once_370"
select $1::int as "once_371"
select $1::int as "once_372"
select $1::int as "once_373"
select $1::int as "once_374"
select $1::int as "once_375"
select $1::int as "once_376"
select $1::int as "once_377"
select $1::int as "once_378"
select $1::int as "once_379"
select $1::int as "once_38"
select $1::int as "once_380"
select $1::int as "once_381"
select $1::int as "once_382"
select $1::int as "once_383"
select $1::int as "once_384"
select $1::int as "once_385"
select $1::int as "once_386"
select $1::int as "once_387"
select $1::int as "once_388"
select $1::int as "once_389"
select $1::int as "once_39"
select $1::int as "once_390"
select $1::int as "once_391"
select $1::int as "once_392"
select $1::int as "once_393"
select $1::int as "once_394"
select $1::int as "once_395"
select $1::int as "once_396"
select $1::int as "once_397"
select $1::int as "once_398"
select $1::int as "once_399"
select $1::int as "once_4"
select $1::int as "once_40"
select $1::int as "once_400"
select $1::int as "once_401"
select $1::int as "once_402"
select $1::int as "once_403"
select $1::int as "once_404"
select $1::int as "once_405"
select $1::int as "once_406"
select $1::int as "once_407"
select $1::int as "once_408"
select $1::int as "once_409"
select $1::int as "once_41"
select $1::int as "once_410"
select $1::int as "once_411"
select $1::int as "once_412"
select $1::int as "once_413"
select $1::int as "once_414"
select $1::int as "once_415"
select $1::int as "once_416"
select $1::int as "once_417"
select $1::int as "once_418"
select $1::int as "once_419"
select $1::int as "once_42"
select $1::int as "once_420"
select $1::int as "once_421"
select $1::int as "once_422"
select $1::int as "once_423"
select $1::int as "once_424"
select $1::int as "once_425"
select $1::int as "once_426"
select $1::int as "once_427"
select $1::int as "once_428"
select $1::int as "once_429"
select $1::int as "once_43"
select $1::int as "once_430"
select $1::int as "once_431"
select $1::int as "once_432"
select $1::int as "once_433"
select $1::int as "once_434"
select $1::int as "once_435"
select $1::int as "once_436"
select $1::int as "once_437"
select $1::int as "once_438"
select $1::int as "once_439"
select $1::int as "once_44"
select $1::int as "once_440"
select $1::int as "once_441"
select $1::int as "once_442"
select $1::int as "once_443"
select $1::int as "once_444"
select $1::int as "once_445"
select $1::int as "once_446"
select $1::int as "once_447"
select $1::int as "once_448"
select $1::int as "once_449"
select $1::int as "once_45"
select $1::int as "once_450"
select $1::int as "once_451"
select $1::int as "once_452"
select $1::int as "once_453"
select $1::int as "once_454"
select $1::int as "once_455"
select $1::int as "once_456"
select $1::int as "once_457"
select $1::int as "once_458"
select $1::int as "once_459"
select $1::int as "once_46"
select $1::int as "once_460"
select $1::int as "once_461"
select $1::int as "once_462"
select $1::int as "once_463"
select $1::int as "once_464"
select $1::int as "once_465"
select $1::int as "once_466"
select $1::int as "once_467"
select $1::int as "once_468"
select $1::int as "once_469"
select $1::int as "once_47"
select $1::int as "once_470"
select $1::int as "once_471"
select $1::int as "once_472"
select $1::int as "once_473"
select $1::int as "once_474"
select $1::int as "once_475"
select $1::int as "once_476"
select $1::int as "once_477"
select $1::int as "once_478"
select $1::int as "once_479"
select $1::int as "once_48"
select $1::int as "once_480"
select $1::int as "once_481"
select $1::int as "once_482"
select $1::int as "once_483"
select $1::int as "once_484"
select $1::int as "once_485"
select $1::int as "once_486"
select $1::int as "once_487"
select $1::int as "once_488"
select $1::int as "once_489"
select $1::int as "once_49"
select $1::int as "once_490"
select $1::int as "once_491"
select $1::int as "once_492"
select $1::int as "once_493"
select $1::int as "once_494"
select $1::int as "once_495"
select $1::int as "once_496"
select $1::int as "once_497"
select $1::int as "once_498"
select $1::int as "once_499"
select $1::int as "once_5"
select $1::int as "once_50"
select $1::int as "once_500"
select $1::int as "once_501"
select $1::int as "once_502"
select $1::int as "once_503"
select $1::int as "once_504"
select $1::int as "once_505"
select $1::int as "once_506"
select $1::int as "once_507"
select $1::int as "once_508"
select $1::int as "once_509"
select $1::int as "once_51"
select $1::int as "once_510"
select $1::int as "once_511"
select $1::int as "once_512"
select $1::int as "once_513"
select $1::int as "once_514"
select $1::int as "once_515"
select $1::int as "once_516"
select $1::int as "once_517"
select $1::int as "once_518"
select $1::int as "once_519"
select $1::int as "once_52"
select $1::int as "once_520"
select $1::int as "once_521"
select $1::int as "once_522"
select $1::int as "once_523"
select $1::int as "once_524"
select $1::int as "once_525"
select $1::int as "once_526"
select $1::int as "once_527"
select $1::int as "once_528"
select $1::int as "once_529"
select $1::int as "once_53"
select $1::int as "once_530"
select $1::int as "once_531"
select $1::int as "once_532"
select $1::int as "once_533"
select $1::int as "once_534"
select $1::int as "once_535"
select $1::int as "once_536"
select $1::int as "once_537"
select $1::int as "once_538"
select $1::int as "once_539"
select $1::int as "once_54"
select $1::int as "once_540"
select $1::int as "once_541"
select $1::int as "once_542"
select $1::int as "once_543"
select $1::int as "once_544"
select $1::int as "once_545"
select $1::int as "once_546"
select $1::int as "once_547"
select $1::int as "once_548"
select $1::int as "once_549"
select $1::int as "once_55"
select $1::int as "once_550"
select $1::int as "once_551"
select $1::int as "once_552"
select $1::int as "once_553"
select $1::int as "once_554"
select $1::int as "once_555"
select $1::int as "once_556"
select $1::int as "once_557"
select $1::int as "once_558"
select $1::int as "once_559"
select $1::int as "once_56"
select $1::int as "once_560"
select $1::int as "once_561"
select $1::int as "once_562"
select $1::int as "once_563"
select $1::int as "once_564"
select $1::int as "once_565"
select $1::int as "once_566"
select $1::int as "once_567"
select $1::int as "once_568"
select $1::int as "once_569"
select $1::int as "once_57"
select $1::int as "once_570"
select $1::int as "once_571"
select $1::int as "once_572"
select $1::int as "once_573"
select $1::int as "once_574"
select $1::int as "once_575"
select $1::int as "once_576"
select $1::int as "once_577"
select $1::int as "once_578"
select $1::int as "once_579"
select $1::int as "once_58"
select $1::int as "once_580"
select $1::int as "once_581"
select $1::int as "once_582"
select $1::int as "once_583"
select $1::int as "once_584"
select $1::int as "once_585"
select $1::int as "once_586"
select $1::int as "once_587"
select $1::int as "once_588"
select $1::int as "once_589"
select $1::int as "once_59"
select $1::int as "once_590"
select $1::int as "once_591"
select $1::int as "once_592"
select $1::int as "once_593"
select $1::int as "once_594"
select $1::int as "once_595"
select $1::int as "once_596"
select $1::int as "once_597"
select $1::int as "once_598"
select $1::int as "once_599"
select $1::int as "once_6"
select $1::int as "once_60"
select $1::int as "once_600"
select $1::int as "once_601"
select $1::int as "once_602"
select $1::int as "once_603"
select $1::int as "once_604"
select $1::int as "once_605"
select $1::int as "once_606"
select $1::int as "once_607"
select $1::int as "once_608"
select $1::int as "once_609"
select $1::int as "once_61"
select $1::int as "once_610"
select $1::int as "once_611"
select $1::int as "once_612"
select $1::int as "once_613"
select $1::int as "once_614"
select $1::int as "once_615"
select $1::int as "once_616"
select $1::int as "once_617"
select $1::int as "once_618"
select $1::int as "once_619"
select $1::int as "once_62"
select $1::int as "once_620"
select $1::int as "once_621"
select $1::int as "once_622"
select $1::int as "once_623"
select $1::int as "once_624"
select $1::int as "once_625"
select $1::int as "once_626"
select $1::int as "once_627"
select $1::int as "once_628"
select $1::int as "once_629"
select $1::int as "once_63"
select $1::int as "once_630"
select $1::int as "once_631"
select $1::int as "once_632"
select $1::int as "once_633"
select $1::int as "once_634"
select $1::int as "once_635"
select $1::int as "once_636"
select $1::int as "once_637"
select $1::int as "once_638"
select $1::int as "once_639"
select $1::int as "once_64"
select $1::int as "once_640"
select $1::int as "once_641"
select $1::int as "once_642"
select $1::int as "once_643"
select $1::int as "once_644"
select $1::int as "once_645"
select $1::int as "once_646"
select $1::int as "once_647"
select $1::int as "once_648"
select $1::int as "once_649"
select $1::int as "once_65"
select $1::int as "once_650"
select $1::int as "once_651"
select $1::int as "once_652"
select $1::int as "once_653"
select $1::int as "once_654"
select $1::int as "once_655"
select $1::int as "once_656"
select $1::int as "once_657"
select $1::int as "once_658"
select $1::int as "once_659"
select $1::int as "once_66"
select $1::int as "once_660"
select $1::int as "once_661"
select $1::int as "once_662"
select $1::int as "once_663"
select $1::int as "once_664"
select $1::int as "once_665"
select $1::int as "once_666"
select $1::int as "once_667"
select $1::int as "once_668"
select $1::int as "once_669"
select $1::int as "once_67"
select $1::int as "once_670"
select $1::int as "once_671"
select $1::int as "once_672"
select $1::int as "once_673"
select $1::int as "once_674"
select $1::int as "once_675"
select $1::int as "once_676"
select $1::int as "once_677"
select $1::int as "once_678"
select $1::int as "once_679"
select $1::int as "once_68"
select $1::int as "once_680"
select $1::int as "once_681"
select $1::int as "once_682"
select $1::int as "once_683"
select $1::int as "once_684"
select $1::int as "once_685"
select $1::int as "once_686"
select $1::int as "once_687"
select $1::int as "once_688"
select $1::int as "once_689"
select $1::int as "once_69"
select $1::int as "once_690"
select $1::int as "once_691"
select $1::int as "once_692"
select $1::int as "once_693"
select $1::int as "once_694"
select $1::int as "once_695"
select $1::int as "once_696"
select $1::int as "once_697"
select $1::int as "once_698"
select $1::int as "once_699"
select $1::int as "once_7"
select $1::int as "once_70"
select $1::int as "once_700"
select $1::int as "once_701"
select $1::int as "once_702"
select $1::int as "once_703"
select $1::int as "once_704"
select $1::int as "once_705"
select $1::int as "once_706"
select $1::int as "once_707"
select $1::int as "once_708"
select $1::int as "once_709"
select $1::int as "once_71"
select $1::int as "once_710"
select $1::int as "once_711"
select $1::int as "once_712"
select $1::int as "once_713"
select $1::int as "once_714"
select $1::int as "once_715"
select $1::int as "once_716"
select $1::int as "once_717"
select $1::int as "once_718"
select $1::int as "once_719"
select $1::int as "once_72"
select $1::int as "once_720"
select $1::int as "once_721"
select $1::int as "once_722"
select $1::int as "once_723"
select $1::int as "once_724"
select $1::int as "once_725"
select $1::int as "once_726"
select $1::int as "once_727"
select $1::int as "once_728"
select $1::int as "once_729"
select $1::int as "once_73"
select $1::int as "once_730"
select $1::int as "once_731"
select $1::int as "once_732"
select $1::int as "once_733"
select $1::int as "once_734"
select $1::int as "once_735"
select $1::int as "once_736"
select $1::int as "once_737"
select $1::int as "once_738"
select $1::int as "once_739"
select $1::int as "once_74"
select $1::int as "once_740"
select $1::int as "once_741"
select $1::int as "once_742"
select $1::int as "once_743"
select $1::int as "once_744"
select $1::int as "once_745"
select $1::int as "once_746"
select $1::int as "once_747"
select $1::int as "once_748"
select $1::int as "once_749"
select $1::int as "once_75"
select $1::int as "once_750"
select $1::int as "once_751"
select $1::int as "once_752"
select $1::int as "once_753"
select $1::int as "once_754"
select $1::int as "once_755"
select $1::int as "once_756"
select $1::int as "once_757"
select $1::int as "once_758"
select $1::int as "once_759"
select $1::int as "once_76"
select $1::int as "once_760"
select $1::int as "once_761"
select $1::int as "once_762"
select $1::int as "once_763"
select $1::int as "once_764"
select $1::int as "once_765"
select $1::int as "once_766"
select $1::int as "once_767"
select $1::int as "once_768"
select $1::int as "once_769"
select $1::int as "once_77"
select $1::int as "once_770"
select $1::int as "once_771"
select $1::int as "once_772"
select $1::int as "once_773"
select $1::int as "once_774"
select $1::int as "once_775"
select $1::int as "once_776"
select $1::int as "once_777"
select $1::int as "once_778"
select $1::int as "once_779"
select $1::int as "once_78"
select $1::int as "once_780"
select $1::int as "once_781"
select $1::int as "once_782"
select $1::int as "once_783"
select $1::int as "once_784"
select $1::int as "once_785"
select $1::int as "once_786"
select $1::int as "once_787"
select $1::int as "once_788"
select $1::int as "once_789"
select $1::int as "once_79"
select $1::int as "once_790"
select $1::int as "once_791"
select $1::int as "once_792"
select $1::int as "once_793"
select $1::int as "once_794"
select $1::int as "once_795"
select $1::int as "once_796"
select $1::int as "once_797"
select $1::int as "once_798"
select $1::int as "once_799"
select $1::int as "once_8"
select $1::int as "once_80"
select $1::int as "once_800"
select $1::int as "once_801"
select $1::int as "once_802"
select $1::int as "once_803"
select $1::int as "once_804"
select $1::int as "once_805"
select $1::int as "once_806"
select $1::int as "once_807"
select $1::int as "once_808"
select $1::int as "once_809"
select $1::int as "once_81"
select $1::int as "once_810"
select $1::int as "once_811"
select $1::int as "once_812"
select $1::int as "once_813"
select $1::int as "once_814"
select $1::int as "once_815"
select $1::int as "once_816"
select $1::int as "once_817"
select $1::int as "once_818"
select $1::int as "once_819"
select $1::int as "once_82"
select $1::int as "once_820"
select $1::int as "once_821"
select $1::int as "once_822"
select $1::int as "once_823"
select $1::int as "once_824"
select $1::int as "once_825"
select $1::int as "once_826"
select $1::int as "once_827"
select $1::int as "once_828"
select $1::int as "once_829"
select $1::int as "once_83"
select $1::int as "once_830"
select $1::int as "once_831"
select $1::int as "once_832"
select $1::int as "once_833"
select $1::int as "once_834"
select $1::int as "once_835"
select $1::int as "once_836"
select $1::int as "once_837"
select $1::int as "once_838"
select $1::int as "once_839"
select $1::int as "once_84"
select $1::int as "once_840"
select $1::int as "once_841"
select $1::int as "once_842"
select $1::int as "once_843"
select $1::int as "once_844"
select $1::int as "once_845"
select $1::int as "once_846"
select $1::int as "once_847"
select $1::int as "once_848"
select $1::int as "once_849"
select $1::int as "once_85"
select $1::int as "once_850"
select $1::int as "once_851"
select $1::int as "once_852"
select $1::int as "once_853"
select $1::int as "once_854"
select $1::int as "once_855"
select $1::int as "once_856"
select $1::int as "once_857"
select $1::int as "once_858"
select $1::int as "once_859"
select $1::int as "once_86"
select $1::int as "once_860"
select $1::int as "once_861"
select $1::int as "once_862"
select $1::int as "once_863"
select $1::int as "once_864"
select $1::int as "once_865"
select $1::int as "once_866"
select $1::int as "once_867"
select $1::int as "once_868"
select $1::int as "once_869"
select $1::int as "once_87"
select $1::int as "once_870"
select $1::int as "once_871"
select $1::int as "once_872"
select $1::int as "once_873"
select $1::int as "once_874"
select $1::int as "once_875"
select $1::int as "once_876"
select $1::int as "once_877"
select $1::int as "once_878"
select $1::int as "once_879"
select $1::int as "once_88"
select $1::int as "once_880"
select $1::int as "once_881"
select $1::int as "once_882"
select $1::int as "once_883"
select $1::int as "once_884"
select $1::int as "once_885"
select $1::int as "once_886"
select $1::int as "once_887"
select $1::int as "once_888"
select $1::int as "once_889"
select $1::int as "once_89"
select $1::int as "once_890"
select $1::int as "once_891"
select $1::int as "once_892"
select $1::int as "once_893"
select $1::int as "once_894"
select $1::int as "once_895"
select $1::int as "once_896"
select $1::int as "once_897"
select $1::int as "once_898"
select $1::int as "once_899"
select $1::int as "once_9"
select $1::int as "once_90"
select $1::int as "once_900"
select $1::int as "once_901"
select $1::int as "once_902"
select $1::int as "once_903"
select $1::int as "once_904"
select $1::int as "once_905"
select $1::int as "once_906"
select $1::int as "once_907"
select $1::int as "once_908"
select $1::int as "once_909"
select $1::int as "once_91"
select $1::int as "once_910"
select $1::int as "once_911"
select $1::int as "once_912"
select $1::int as "once_913"
select $1::int as "once_914"
select $1::int as "once_915"
select $1::int as "once_916"
select $1::int as "once_917"
select $1::int as "once_918"
select $1::int as "once_919"
select $1::int as "once_92"
select $1::int as "once_920"
select $1::int as "once_921"
select $1::int as "once_922"
select $1::int as "once_923"
select $1::int as "once_924"
select $1::int as "once_925"
select $1::int as "once_926"
select $1::int as "once_927"
select $1::int as "once_928"
select $1::int as "once_929"
select $1::int as "once_93"
select $1::int as "once_930"
select $1::int as "once_931"
select $1::int as "once_932"
select $1::int as "once_933"
select $1::int as "once_934"
select $1::int as "once_935"
select $1::int as "once_936"
select $1::int as "once_937"
select $1::int as "once_938"
select $1::int as "once_939"
select $1::int as "once_94"
select $1::int as "once_940"
select $1::int as "once_941"
select $1::int as "once_942"
select $1::int as "once_943"
select $1::int as "once_944"
select $1::int as "once_945"
select $1::int as "once_946"
select $1::int as "once_947"
select $1::int as "once_948"
select $1::int as "once_949"
select $1::int as "once_95"
select $1::int as "once_950"
select $1::int as "once_951"
select $1::int as "once_952"
select $1::int as "once_953"
select $1::int as "once_954"
select $1::int as "once_955"
select $1::int as "once_956"
select $1::int as "once_957"
select $1::int as "once_958"
select $1::int as "once_959"
select $1::int as "once_96"
select $1::int as "once_960"
select $1::int as "once_961"
select $1::int as "once_962"
select $1::int as "once_963"
select $1::int as "once_964"
select $1::int as "once_965"
select $1::int as "once_966"
select $1::int as "once_967"
select $1::int as "once_968"
select $1::int as "once_969"
select $1::int as "once_97"
select $1::int as "once_970"
select $1::int as "once_971"
select $1::int as "once_972"
select $1::int as "once_973"
select $1::int as "once_974"
select $1::int as "once_975"
select $1::int as "once_976"
select $1::int as "once_977"
select $1::int as "once_978"
select $1::int as "once_979"
select $1::int as "once_98"
select $1::int as "once_980"
select $1::int as "once_981"
select $1::int as "once_982"
select $1::int as "once_983"
select $1::int as "once_984"
select $1::int as "once_985"
select $1::int as "once_986"
select $1::int as "once_987"
select $1::int as "once_988"
select $1::int as "once_989"
select $1::int as "once_99"
select $1::int as "once_990"
select $1::int as "once_991"
select $1::int as "once_992"
select $1::int as "once_993"
select $1::int as "once_994"
select $1::int as "once_995"
select $1::int as "once_996"
select $1::int as "once_997"
select $1::int as "once_998"
select $1::int as "once_999"
select $1::int as often_later
select $1::int as often_run
select $1::int as run_once
select ( select suppression.reason from suppression where suppression.address = lower("given"."address") and suppression.reason = any($1::text[]) order by array_position($2::text[], suppression.reason) limit 1) as reason from unnest($3::text[]) with ordinality as given(address, position) order by position
select (extract(epoch from now()) * 1000)::float8 as ms
select (seq_tup_read + coalesce(idx_tup_fetch, 0))::int as count from pg_stat_user_tables where relname = 'mail'
select * from ( select id, at, action, about, details, user_id as "userId", session_id as "sessionId", network from audit_entry) as entry order by id
select * from ( select id, at, action, about, details, user_id as "userId", session_id as "sessionId", network from audit_entry) as entry where about = $1
select * from ( select id, at, action, about, details, user_id as "userId", session_id as "sessionId", network from audit_entry) as entry where action like 'maintenance.%' order by id
select * from audience
select * from mail order by id
select * from mail where id = $1
select * from mailing
select * from mailing where id = $1
select 1
select 1 / length($1) as quotient
select 1 as one
select 1 from information_schema.tables where table_schema = 'public' and table_name = 'mikro_orm_migrations'
select 1 from pg_database where datname = $1
select 1 from pg_database where datname = 'tablefall'
select 1 from pg_database where datname = 'template_39d9020455e0cfeb_unfinished'
select 1 from pg_database where datname = 'test_002fbbfaa86e4783816f255e97679886'
select 1 from pg_database where datname = 'test_03242b59f5eb44a882c7beb108989082'
select 1 from pg_database where datname = 'test_03e53c1a0e59407182a437e49db0c5bd'
select 1 from pg_database where datname = 'test_045501d230334496afc28643b10e788e'
select 1 from pg_database where datname = 'test_0481e60134bf4a998971320342073016'
select 1 from pg_database where datname = 'test_0493e88609a541aeb760c6f8d9a9227a'
select 1 from pg_database where datname = 'test_0b343eab987c480e8022c2caafc9eefe'
select 1 from pg_database where datname = 'test_0c0e3414b46e415e8d707df4dbce0c7f'
select 1 from pg_database where datname = 'test_0c8db62a4ee04a55822814582cd228b7'
select 1 from pg_database where datname = 'test_0d4a40ad86ef493581e030d0f9f335e0'
select 1 from pg_database where datname = 'test_0e47f9b9dd894975826ceb43bfb6a909'
select 1 from pg_database where datname = 'test_0e857647aac44f1081142897b7d6282a'
select 1 from pg_database where datname = 'test_0f1348066af64a2c8e039e0569bd99c4'
select 1 from pg_database where datname = 'test_0fcc95ef1f154e8a8b5a275b18bd46c1'
select 1 from pg_database where datname = 'test_10aaf561dfc34809a76a014da85c845f'
select 1 from pg_database where datname = 'test_12dfcbb756ec4b82bc04ced8828dc866'
select 1 from pg_database where datname = 'test_138e07f063004fc89dc53b492669f39d'
select 1 from pg_database where datname = 'test_1490d7fc33e643bf81a3324d0b0f01e7'
select 1 from pg_database where datname = 'test_16a8de8c4ed947a9aa0a161f9bc2f512'
select 1 from pg_database where datname = 'test_16e05a81c6494fa894486b60065f5577'
select 1 from pg_database where datname = 'test_1843cd5cc0374327a6b3915bc3bff0b7'
select 1 from pg_database where datname = 'test_1ae3b6a5707c4771bc86ad20f71d0169'
select 1 from pg_database where datname = 'test_1ba915b1a54549aab6ac7a5b7c09717b'
select 1 from pg_database where datname = 'test_1f72a4c0d3cd4c039d4d23a0cb2eff04'
select 1 from pg_database where datname = 'test_20a15b802f834323aa39363c2df903f8'
select 1 from pg_database where datname = 'test_20f0ecd2cbce4f4d8de0d3d866dc9919'
select 1 from pg_database where datname = 'test_22580f4bb8f146ad950e2223cdddc724'
select 1 from pg_database where datname = 'test_23b4fce7388c42beab2843652fab1c53'
select 1 from pg_database where datname = 'test_23dcfd1f284f4be1b60625003857a668'
select 1 from pg_database where datname = 'test_23e4d8ea06154a8791e9abf6b8358891'
select 1 from pg_database where datname = 'test_26c966604794449dbda3baa285eecfec'
select 1 from pg_database where datname = 'test_26dcde5cf3a249a8acaa0b6337236850'
select 1 from pg_database where datname = 'test_28874065ea2a4d3dad87db8fa1c34097'
select 1 from pg_database where datname = 'test_2959425be9d54bf3a49724df11dba733'
select 1 from pg_database where datname = 'test_298639002d57464f9b8d04892e9e317f'
select 1 from pg_database where datname = 'test_2ab57bb4f8af4b468c06df5cbb45212e'
select 1 from pg_database where datname = 'test_2b57e14411d94c72830f1121e1ef44ed'
select 1 from pg_database where datname = 'test_2c30f14d89f34abf8bf7d1f17d59f638'
select 1 from pg_database where datname = 'test_2f57001a337a4382a633fad5b8df97ee'
select 1 from pg_database where datname = 'test_3015ee47e4ea42a38325ea97f74be3a4'
select 1 from pg_database where datname = 'test_311c5d6182044a23818eda7e03ad4575'
select 1 from pg_database where datname = 'test_32eb8dc2b50343a79aea07f3d89acf4e'
select 1 from pg_database where datname = 'test_32f1754222624a18929d2613180630f7'
select 1 from pg_database where datname = 'test_3319431c6b79477a9ffdfc925f2743b8'
select 1 from pg_database where datname = 'test_3349f0e6be4549b195953ef9438581a7'
select 1 from pg_database where datname = 'test_341b26ae55a7408381fce20e9c279418'
select 1 from pg_database where datname = 'test_36065627451e47c584a3ab8a09b1329b'
select 1 from pg_database where datname = 'test_365bc7e451e84245bd3490b63310e87a'
select 1 from pg_database where datname = 'test_385421d6b5994bb7bd6a9ff374df4ff3'
select 1 from pg_database where datname = 'test_386e64fd64664f49ae78ad0d5486116f'
select 1 from pg_database where datname = 'test_3a244929256143cdb7ecafc72d2801ea'
select 1 from pg_database where datname = 'test_3b36dce1232249b9afddd6b01fbaba31'
select 1 from pg_database where datname = 'test_3b579ecd510b44caa28e080a6d2fb434'
select 1 from pg_database where datname = 'test_3c4fa925fd44485ab8c0fb18e1bd63b5'
select 1 from pg_database where datname = 'test_3cb203e06e10449288f2f0e2bceafd64'
select 1 from pg_database where datname = 'test_3cb9d101e1e248ee9798990f36ef02b5'
select 1 from pg_database where datname = 'test_3ffa96cabcac42e585c647b6558d9915'
select 1 from pg_database where datname = 'test_43266af9ebf6458eb121c91c6b3c0dcd'
select 1 from pg_database where datname = 'test_435c87d72afe4dfe8299be4e3e17c118'
select 1 from pg_database where datname = 'test_43ade82c3d664d978cbd4c6d1e6c9341'
select 1 from pg_database where datname = 'test_45f46260beb24143a3d8d5a8574ebc7d'
select 1 from pg_database where datname = 'test_468f93dfa8624bd8912e9dc78e6f2a30'
select 1 from pg_database where datname = 'test_4725c227447e40d6b329fd51aae08910'
select 1 from pg_database where datname = 'test_478a596531c942efa614b080b454741d'
select 1 from pg_database where datname = 'test_478e28a9f0f54e1e8a3fae5089e074bd'
select 1 from pg_database where datname = 'test_47fde5e2220442e1900dfbae1f535caa'
select 1 from pg_database where datname = 'test_4878679d647e4bd99bb9966377e7c9f1'
select 1 from pg_database where datname = 'test_48fcfd80a2de40258aecfb7a587c205c'
select 1 from pg_database where datname = 'test_4917caa62be84dd38a43a29079c55301'
select 1 from pg_database where datname = 'test_49bcc6ebc5674349ac5a073a644dce60'
select 1 from pg_database where datname = 'test_4b9b9962999e4496ab42890df5e9e233'
select 1 from pg_database where datname = 'test_501c8965eb34417a914da2eba6729378'
select 1 from pg_database where datname = 'test_52d7aaf3e3954102891ea2941022cb0b'
select 1 from pg_database where datname = 'test_55c11ae423ad4c13812093c0eccbdc38'
select 1 from pg_database where datname = 'test_57581d7c73b5455ab323cc976805f6d8'
select 1 from pg_database where datname = 'test_57ca35a9f4c94a739e17c1e4bf282ab1'
select 1 from pg_database where datname = 'test_58aa2a40b3e14e6ea484e75a1819acdc'
select 1 from pg_database where datname = 'test_5a2fa5d9314e4feaa1525a3ce1556771'
select 1 from pg_database where datname = 'test_5b655ba83f604693848b7e67efea3d54'
select 1 from pg_database where datname = 'test_5bf06bd0e1f443a8858b5492a8b09706'
select 1 from pg_database where datname = 'test_5db01fdf97694dfd88fdd9578fa0be2e'
select 1 from pg_database where datname = 'test_5f14868272c14819b84530459a593ba2'
select 1 from pg_database where datname = 'test_608d8706207f4fe6ae9112d667122286'
select 1 from pg_database where datname = 'test_6093fe0659794b25ae64de208021e153'
select 1 from pg_database where datname = 'test_612b15a448b642f598ab988d7a6a9fce'
select 1 from pg_database where datname = 'test_62c0abe39c6e464b8738da76aae5d8a9'
select 1 from pg_database where datname = 'test_62f3de8df2024608ba6d35fd93c96176'
select 1 from pg_database where datname = 'test_63f99ebeb88f4ead969074c765907c8d'
select 1 from pg_database where datname = 'test_65bf26aa4baf4296bfafd6cfce131afb'
select 1 from pg_database where datname = 'test_66656fce274c404b9a48a4bfa11e1ab3'
select 1 from pg_database where datname = 'test_67c684baab0445fe82ca28368ebf8a97'
select 1 from pg_database where datname = 'test_6a003b8e62a7493e806ea3b23d96736b'
select 1 from pg_database where datname = 'test_6a4156a356a04d4fa7e3dc5bd3020c29'
select 1 from pg_database where datname = 'test_6b2d0abc8c8d4a03b9c1c91ed34799ed'
select 1 from pg_database where datname = 'test_6beb0c65f8a544ff9f7ed2290bedf8ee'
select 1 from pg_database where datname = 'test_6d5d35c35bdd4849adbac3fa13402c8e'
select 1 from pg_database where datname = 'test_6e99e987e7664d9797fc1a4a700af390'
select 1 from pg_database where datname = 'test_6eafd64d53de4234b72942077eacfaf8'
select 1 from pg_database where datname = 'test_6f2af1ab94344074b3e4c8fbb49d386d'
select 1 from pg_database where datname = 'test_6f98d9a61cf349ddbf6eeeb086e32e74'
select 1 from pg_database where datname = 'test_7215d506dc1a47f285f970dda6fdd997'
select 1 from pg_database where datname = 'test_72cc0705a09544999d523f4f82696840'
select 1 from pg_database where datname = 'test_744a3f5399464a9aa604ba055119d1f8'
select 1 from pg_database where datname = 'test_74acff82bf434e36b529b9052dc2c4bb'
select 1 from pg_database where datname = 'test_74c43ac942b84e16839ca8a6a90b7e37'
select 1 from pg_database where datname = 'test_75fa9c63f1b84c9e8d386ee55e695d8b'
select 1 from pg_database where datname = 'test_76102ad0c7f04a9286e86509573c647b'
select 1 from pg_database where datname = 'test_76adffe2fd5442bfb28cf67e63b0d75c'
select 1 from pg_database where datname = 'test_7ae57f83826643009194e3f181927521'
select 1 from pg_database where datname = 'test_7baae7fffd234efb876f16c76f04bd12'
select 1 from pg_database where datname = 'test_7d6037c5ec2a485081bf121bb5b85220'
select 1 from pg_database where datname = 'test_7d9be6f3d837468b802adc375482e9b9'
select 1 from pg_database where datname = 'test_7ebf1edd633f4cc18dc711dc5a6830a4'
select 1 from pg_database where datname = 'test_80052dc373e94075a9ca0c04bd0d012d'
select 1 from pg_database where datname = 'test_812dd39fa980432084ab7829865e2f42'
select 1 from pg_database where datname = 'test_8185aec370784a83b119066af1faf2c7'
select 1 from pg_database where datname = 'test_859cae44f7354d7faaab1da5d26bca95'
select 1 from pg_database where datname = 'test_861cf495cc3949e39930372bf6709d77'
select 1 from pg_database where datname = 'test_8640d6f9b15949f8b01ed02cf30deed2'
select 1 from pg_database where datname = 'test_870e6abab9eb40d29a3167caeb69ca2c'
select 1 from pg_database where datname = 'test_89985f9c692e4f799dd7c9044caa5b72'
select 1 from pg_database where datname = 'test_8cf916b6439c4571b673af02b1adf8b9'
select 1 from pg_database where datname = 'test_8e5799dd2b054bcbb0596b788b37fee6'
select 1 from pg_database where datname = 'test_8fbf3ab926e547b1ba66991cbce53aae'
select 1 from pg_database where datname = 'test_91164c437d064f0a83e5e7333af921ee'
select 1 from pg_database where datname = 'test_91b2caac7b63439bb68fbea183413a7a'
select 1 from pg_database where datname = 'test_922bb5ffa34844b88ba709e7918ab737'
select 1 from pg_database where datname = 'test_9418f28ca2b648fba1f8d36a42bc5eac'
select 1 from pg_database where datname = 'test_97a09e58dae74e90a7d4e09cc7c951eb'
select 1 from pg_database where datname = 'test_9a138423d5f640c99c3b964bbd6df103'
select 1 from pg_database where datname = 'test_9b91bb69c2a44b07b066dac65f1c3d41'
select 1 from pg_database where datname = 'test_9d983dbfbb59461bb9a18fbd3e8c7f9d'
select 1 from pg_database where datname = 'test_9e0d52a40cad4ab1b03852e5a2c0898c'
select 1 from pg_database where datname = 'test_9ff5c0309fab421c92cec244165a499c'
select 1 from pg_database where datname = 'test_a0fb4b76258a412ca1a6e14d75b1b7a9'
select 1 from pg_database where datname = 'test_a3e1657c7b8f45d0a83b7e9793ad9b8a'
select 1 from pg_database where datname = 'test_a58b5f341c7147139d73ba5bd0b60775'
select 1 from pg_database where datname = 'test_a8398f54693e4573a873bf3fb5a20243'
select 1 from pg_database where datname = 'test_a8acb88736814173b2117551fc4bb4a3'
select 1 from pg_database where datname = 'test_a938129863064e5186f3efebc804bb69'
select 1 from pg_database where datname = 'test_a969250347304503b59dd265130129d1'
select 1 from pg_database where datname = 'test_a9920fd274c94e00b924219b45bf62de'
select 1 from pg_database where datname = 'test_a9ff18c4035a4e3493e1e6b86b492b2c'
select 1 from pg_database where datname = 'test_aa8adbc52d394f4f906d62c78911045f'
select 1 from pg_database where datname = 'test_ac806b12671a4c8ea4570b0d02bbb86b'
select 1 from pg_database where datname = 'test_ad083998140b42dd9657e2d559cfb72b'
select 1 from pg_database where datname = 'test_ada476f02af24d4cabb74078c1a0d179'
select 1 from pg_database where datname = 'test_adf41164ba5f455b9bedee28eb3efad7'
select 1 from pg_database where datname = 'test_b081e1850d224de2b70b9ce643c1c309'
select 1 from pg_database where datname = 'test_b3439b77de7e48d5a5ba7d3da25f1c3a'
select 1 from pg_database where datname = 'test_b62268bd699a488abc6790b3730cf2bf'
select 1 from pg_database where datname = 'test_b826d42f67034632bbb0b2f4bc9c51ca'
select 1 from pg_database where datname = 'test_bb5d7db68ba1483788b654598a96ab8b'
select 1 from pg_database where datname = 'test_bc0cb2d02e2e4663b5f1608833c69f19'
select 1 from pg_database where datname = 'test_bec0475ae67d4d36812dca6adbdd68af'
select 1 from pg_database where datname = 'test_bfb215188d0b4300aed451305db3fced'
select 1 from pg_database where datname = 'test_c1677e13246646c08485e14f3ed9ba89'
select 1 from pg_database where datname = 'test_c40e6badf967456b8abe5dd905ac4fc0'
select 1 from pg_database where datname = 'test_c4eb510e42cf48028c84a7ed78e5f3bd'
select 1 from pg_database where datname = 'test_c81d0b23190e4cf79b52961f3f4f3a85'
select 1 from pg_database where datname = 'test_c8f69b2d8e7a4c47805d2c78f315a923'
select 1 from pg_database where datname = 'test_c929d0c0666e4ce09992943b9a301873'
select 1 from pg_database where datname = 'test_ca70c39e55914f4bb12de30fa3df7a78'
select 1 from pg_database where datname = 'test_cb56b53a82504b7e9aca382449b53446'
select 1 from pg_database where datname = 'test_cbdeefde962f45f58d2d7b59f506232e'
select 1 from pg_database where datname = 'test_cc30953ed3cb4017b8e96c4cc33f8b1a'
select 1 from pg_database where datname = 'test_cc4caf5aee364c3a99bca129c1ba414a'
select 1 from pg_database where datname = 'test_cca17733812d428b91643983ebc522a5'
select 1 from pg_database where datname = 'test_ccd4a83510ce4a638b40b48143ed03b6'
select 1 from pg_database where datname = 'test_cdd0aeb987ba45c886249d946078cd02'
select 1 from pg_database where datname = 'test_cde47b80d0544e29b83719edc00cc12a'
select 1 from pg_database where datname = 'test_ce7c34b300964a87a3ff8b7509287ce0'
select 1 from pg_database where datname = 'test_cf101afdb2c94d8d9c794fc1c4ab805b'
select 1 from pg_database where datname = 'test_cf43e05492f341d4bfe6f7f1df4bd095'
select 1 from pg_database where datname = 'test_d1296de636494db58552769d0c883492'
select 1 from pg_database where datname = 'test_d17253c853e642d5b2085ec2ad62a29e'
select 1 from pg_database where datname = 'test_d4d3a114fa164d76a4c4ef1ca880b21b'
select 1 from pg_database where datname = 'test_d4d9290ab48445fe809f6fa2e1621817'
select 1 from pg_database where datname = 'test_d5e983cbc5604c10af3cc8aa341ee2a6'
select 1 from pg_database where datname = 'test_d72caee433054e1fa97e0daaa45ec0c6'
select 1 from pg_database where datname = 'test_d75b6956ef4a4b418e1c55af285587c4'
select 1 from pg_database where datname = 'test_d958dbd453fc44c4b78c45487abd36e1'
select 1 from pg_database where datname = 'test_da948948f1174654973554978a76409b'
select 1 from pg_database where datname = 'test_daf42eb92cd6455b8f326f216d22de1e'
select 1 from pg_database where datname = 'test_ddd00dc752524ac29133b4162d7877af'
select 1 from pg_database where datname = 'test_ddefb344998349f38110a2c2cad2d3ec'
select 1 from pg_database where datname = 'test_e05e37702ea2492ab050d5477e22da8e'
select 1 from pg_database where datname = 'test_e0fe2937a21e4e9c88c0ad530847903f'
select 1 from pg_database where datname = 'test_e2dce825132d456684af0ee2c23804ba'
select 1 from pg_database where datname = 'test_e2f67c86580f41b09abd1fa0a72a9b40'
select 1 from pg_database where datname = 'test_e4cc802e4c81486792c1a4bbdc456e82'
select 1 from pg_database where datname = 'test_e58d098ff23b4108ac9e626245e84eb7'
select 1 from pg_database where datname = 'test_e67a1e76f3fc4750a694421a83260466'
select 1 from pg_database where datname = 'test_e6e81fb6d0ec482a989dc3627d6220f9'
select 1 from pg_database where datname = 'test_e9d7b9bebb5e42b982fc5bd4fcc85ba3'
select 1 from pg_database where datname = 'test_ea678cdbccf747c7bd75f407764ff106'
select 1 from pg_database where datname = 'test_ee5ac9a15db14d81a3a117e6c3f15d97'
select 1 from pg_database where datname = 'test_f1a7c2ebdb99492299076a7b35dad160'
select 1 from pg_database where datname = 'test_f4719c11963b43afb340c9948c6457b3'
select 1 from pg_database where datname = 'test_f67d07fa83624341b1f6af7cafa4f391'
select 1 from pg_database where datname = 'test_f775a0ac45db49f694e3d283b5d5aa04'
select 1 from pg_database where datname = 'test_f788bbab5ed44628ab48e70cf62a59f5'
select 1 from pg_database where datname = 'test_f78c6e514de14323ab9b071fe12eca70'
select 1 from pg_database where datname = 'test_f8b3c3b78a444a98be457e5e061c3cbe'
select 1 from pg_database where datname = 'test_f8e94d8d7a0144f5a42a3b8c72956682'
select 1 from pg_database where datname = 'test_f9500a6384364cfc9029a415941eccf5'
select 1 from pg_database where datname = 'test_fb3001c89554428992f3bea5401f21ea'
select 1 from pg_database where datname = 'test_fbedca9a2d87476789b5d45021683fab'
select 1 from pg_database where datname = 'test_fbf6066622574735bd32f79a9664241e'
select 1 from pg_database where datname = 'test_fdde8de9de304282bf787565e0078c12'
select 1 from pg_database where datname = 'test_fe4c70fdc2654643ac216a6b5e103d6c'
select 1 from pg_database where datname = 'test_fe90d9a576874f8aa49a8142de8b1839'
select 1 from pg_database where datname = 'test_fefc3d01121f43caa04dd2690fe29564'
select 1 from pg_database where datname = 'test_ff210bcd5c514032984e399d9440505c'
select 7 as of_the_orm
select abs(extract(epoch from now() - $1::timestamptz)) < 0.01 as same
select account.id as about, account.email as address, '{}'::jsonb as props, first_name.name from (select id, email, confirmed_at from account) account left join lateral ( select name from (select id, user_id, name, position from user_name) user_name where user_id = account.id order by position limit 1 ) as first_name on true where exists (select from registration where user_id = account.id and edition < $1) and not exists (select from registration where user_id = account.id and edition = $2)
select account.id as about, account.email as address, registered.props, first_name.name from (select id, email, confirmed_at from account) account join ( select registration.id, registration.user_id, jsonb_build_object( 'attendees', jsonb_agg( jsonb_build_object('name', user_name.name, 'badge', attendee.badge) order by attendee.position), 'amountDue', $1::int * greatest(0, count(*) filter (where attendee.badge) - registration.paid_badges)::int, 'heldUntil', to_char(( case when "owner"."confirmed_at" is null and registration.paid_badges = 0 then registration.held_until end) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') ) as props from registration join (select id, email, confirmed_at from account) owner on owner.id = registration.user_id join attendee on attendee.registration_id = registration.id join (select id, user_id, name, position from user_name) user_name on user_name.id = attendee.name_id where registration.edition = $2 group by registration.id, owner.confirmed_at) as registered on registered.user_id = account.id left join lateral ( select name from (select id, user_id, name, position from user_name) user_name where user_id = account.id order by position limit 1 ) as first_name on true where ($3::uuid is null or registered.id = $4::uuid) and ($5 or (registered.props ->> 'amountDue')::int > 0)
select action, details from ( select id, at, action, about, details, user_id as "userId", session_id as "sessionId", network from audit_entry) as entry where about = $1 order by id
select action, details from ( select id, at, action, about, details, user_id as "userId", session_id as "sessionId", network from audit_entry) entry where about = $1 order by id desc limit 1
select action, details from audit_entry order by id
select action, details from audit_entry where action like 'registrants.%' order by id
select address from suppression
select address, reason from suppression order by address, reason
select address, reason, mailing_id from suppression order by address
select bool_and(message_id = '<' || mail.id || '@tablefall.example>') as whole, count(distinct token)::int as tokens, count(*)::int as rows from mail join invitation on invitation.id = mail.about
select ccu.table_name as table_name, ccu.table_schema as schema_name, pgc.conname as name, conrelid::regclass as table_from, ccu.column_name as column_name, pg_get_constraintdef(pgc.oid) as expression from pg_constraint pgc join pg_namespace nsp on nsp.oid = pgc.connamespace join pg_class cls on pgc.conrelid = cls.oid join information_schema.constraint_column_usage ccu on pgc.conname = ccu.constraint_name and nsp.nspname = ccu.constraint_schema and cls.relname = ccu.table_name where pgc.contype = 'c' and (ccu.table_name in ('account','attendee','audience','audience_member','audit_entry','board_game','contact_message','edition','event','gameday','invitation','job','job_failure','left_event','listing','listing_change','listing_discussion','listing_photo','listing_queue','listing_report','mail','mailing','mailing_request','mailing_resend','maintenance','message_draft','participant','registration','schedule_settings','session','shown_audience','sign_in_code','suppression','tool_use','user_name','waitlist_entry') and ccu.table_schema = 'public') union all select cls.relname as table_name, nsp.nspname as schema_name, pgc.conname as name, conrelid::regclass as table_from, null as column_name, pg_get_constraintdef(pgc.oid) as expression from pg_constraint pgc join pg_namespace nsp on nsp.oid = pgc.connamespace join pg_class cls on pgc.conrelid = cls.oid where pgc.contype = 'x' and (cls.relname in ('account','attendee','audience','audience_member','audit_entry','board_game','contact_message','edition','event','gameday','invitation','job','job_failure','left_event','listing','listing_change','listing_discussion','listing_photo','listing_queue','listing_report','mail','mailing','mailing_request','mailing_resend','maintenance','message_draft','participant','registration','schedule_settings','session','shown_audience','sign_in_code','suppression','tool_use','user_name','waitlist_entry') and nsp.nspname = 'public') order by schema_name, table_name, name, column_name
select cls.relname as table_name, ns.nspname as schema_name, cls.relrowsecurity as enabled, cls.relforcerowsecurity as forced from pg_class cls join pg_namespace ns on ns.oid = cls.relnamespace where ((ns.nspname = 'public' and cls.relname in ('account', 'attendee', 'audience', 'audience_member', 'audit_entry', 'board_game', 'contact_message', 'edition', 'event', 'gameday', 'invitation', 'job', 'job_failure', 'left_event', 'listing', 'listing_change', 'listing_discussion', 'listing_photo', 'listing_queue', 'listing_report', 'mail', 'mailing', 'mailing_request', 'mailing_resend', 'maintenance', 'message_draft', 'participant', 'registration', 'schedule_settings', 'session', 'shown_audience', 'sign_in_code', 'suppression', 'tool_use', 'user_name', 'waitlist_entry')))
select coalesce((select sum(badges_taken) from edition), 0)::int as counter, (select count(*) from attendee where badge)::int as counted
select coalesce(count, 0)::int as count from ( select least(greatest($1 * max(size), $2), $3) as count from mailing where started_at <= $4) as counted
select coalesce(count, 0)::int as count from ( select max(size) as count from ( select at, sum(size) over (order by at range between interval '24 hours' preceding and current row) as size from ( select started_at as at, size from mailing where started_at > $1 union all select created_at, size from mailing_resend where created_at > $2 union all select created_at, count(*) from mail where by_staff and mailing_id is null and created_at > $3 group by created_at union all select greatest(scheduled_for, $4), size from mailing where started_at is null and cancelled_at is null ) as mails ) as day where at >= $5) as counted
select coalesce(count, 0)::int as count from (select sum(size) as count from ( select started_at as at, size from mailing where started_at > $1 union all select created_at, size from mailing_resend where created_at > $2 union all select created_at, count(*) from mail where by_staff and mailing_id is null and created_at > $3 group by created_at) as sent) as counted
select coalesce(json_agg(event), '[]')::text as json from ( with chosen as materialized ( select event.*, md5(jsonb_build_array("event"."game_name", "event"."day", "event"."duration", "event"."spots", "event"."visible", "event"."owner_id", "event"."game_owner_id", "event"."teacher", extract(epoch from event.starts_at))::text) as version, coalesce(starts_at, (day + time '00:01') at time zone $1) as begins_at, row_number() over (order by day, starts_at nulls last, lower(game_name), event.id) as place from event where event.edition = $2 order by place limit $3 ), person as materialized ( select id, user_id, name, is_child from ( select id, user_id, name, coalesce((select not bool_or(badge) from attendee where name_id = user_name.id), false) as is_child from (select id, user_id, name, position from user_name) user_name) person where id in ( select owner_id from chosen union select name_id from participant join chosen on chosen.id = participant.event_id union select name_id from waitlist_entry join chosen on chosen.id = waitlist_entry.event_id) ), taking_part as ( select event_id, json_agg(json_build_object( 'id', name_id, 'name', $4::text, 'location', '', 'gameOwner', name_id is not distinct from chosen.game_owner_id ) order by participant.joined_at, participant.id) as people from chosen join participant on participant.event_id = chosen.id join person on person.id = participant.name_id join person owner on owner.id = chosen.owner_id group by event_id ), waiting as ( select event_id, json_agg(json_build_object('id', name_id, 'name', name, 'position', position) order by position) as people from ( select event_id, name_id, $5::text as name, row_number() over (partition by event_id order by waitlist_entry.id) as position from chosen join waitlist_entry on waitlist_entry.event_id = chosen.id join person on person.id = waitlist_entry.name_id join person owner on owner.id = chosen.owner_id ) as entry group by event_id ) select chosen.id, game_name as "gameName", to_char(day, 'FMDay') as "eventDay", coalesce(to_char(starts_at at time zone $6, 'FMHH12:MI AM'), $7) as "eventTime", to_char(("begins_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "eventDate", to_char(("ends_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "endDate", spots, spots_taken as "spotsTaken", visible, owner_id as "eventOwner", case when "owner"."user_id" = null::uuid then "owner"."name" when "owner"."name" like '%@%' or ("owner"."is_child" and not false) then $8 else "owner"."name" end as organizer, coalesce(game_owner_id::text, '') as "gameOwner", duration::text, teacher, coalesce(taking_part.people, '[]') as participants, coalesce(waiting.people, '[]') as waitlist, case when ends_at <= $9 then 'completed' when starts_at <= $10 then 'in-progress' else 'upcoming' end as state, ends_at <= $11 as "isExpired", version from chosen join person owner on owner.id = chosen.owner_id left join taking_part on taking_part.event_id = chosen.id left join waiting on waiting.event_id = chosen.id order by place) as event
select coalesce(json_agg(event), '[]')::text as json from ( with chosen as materialized ( select event.*, md5(jsonb_build_array("event"."game_name", "event"."day", "event"."duration", "event"."spots", "event"."visible", "event"."owner_id", "event"."game_owner_id", "event"."teacher", extract(epoch from event.starts_at))::text) as version, coalesce(starts_at, (day + time '00:01') at time zone $1) as begins_at, row_number() over (order by day, starts_at nulls last, lower(game_name), event.id) as place from event where event.edition = $2 order by place limit $3 ), person as materialized ( select id, user_id, name, is_child from ( select id, user_id, name, coalesce((select not bool_or(badge) from attendee where name_id = user_name.id), false) as is_child from (select id, user_id, name, position from user_name) user_name) person where id in ( select owner_id from chosen union select name_id from participant join chosen on chosen.id = participant.event_id union select name_id from waitlist_entry join chosen on chosen.id = waitlist_entry.event_id) ), taking_part as ( select event_id, json_agg(json_build_object( 'id', name_id, 'name', case when "person"."user_id" = null::uuid then "person"."name" when "person"."name" like '%@%' or ("person"."is_child" and not false) then $4 else "person"."name" end, 'location', '', 'gameOwner', name_id is not distinct from chosen.game_owner_id ) order by participant.joined_at, participant.id) as people from chosen join participant on participant.event_id = chosen.id join person on person.id = participant.name_id join person owner on owner.id = chosen.owner_id group by event_id ), waiting as ( select event_id, json_agg(json_build_object('id', name_id, 'name', name, 'position', position) order by position) as people from ( select event_id, name_id, case when "person"."user_id" = null::uuid then "person"."name" when "person"."name" like '%@%' or ("person"."is_child" and not false) then $5 else "person"."name" end as name, row_number() over (partition by event_id order by waitlist_entry.id) as position from chosen join waitlist_entry on waitlist_entry.event_id = chosen.id join person on person.id = waitlist_entry.name_id join person owner on owner.id = chosen.owner_id ) as entry group by event_id ) select chosen.id, game_name as "gameName", to_char(day, 'FMDay') as "eventDay", coalesce(to_char(starts_at at time zone $6, 'FMHH12:MI AM'), $7) as "eventTime", to_char(("begins_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "eventDate", to_char(("ends_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "endDate", spots, spots_taken as "spotsTaken", visible, owner_id as "eventOwner", case when "owner"."user_id" = null::uuid then "owner"."name" when "owner"."name" like '%@%' or ("owner"."is_child" and not false) then $8 else "owner"."name" end as organizer, coalesce(game_owner_id::text, '') as "gameOwner", duration::text, teacher, coalesce(taking_part.people, '[]') as participants, coalesce(waiting.people, '[]') as waitlist, case when ends_at <= $9 then 'completed' when starts_at <= $10 then 'in-progress' else 'upcoming' end as state, ends_at <= $11 as "isExpired", version from chosen join person owner on owner.id = chosen.owner_id left join taking_part on taking_part.event_id = chosen.id left join waiting on waiting.event_id = chosen.id order by place) as event
select coalesce(sum(1 + coalesce(additional_guests, 0)) filter (where status = 1), 0)::int as taken, (count(*) filter (where status = 1))::int as accepted, max(seats_taken) as counter, max(accepted_count) as "acceptedCounter" from gameday left join invitation on invitation.gameday_id = gameday.id where gameday.id = $1
select count(*) as "count" from "message_draft" where "author_id" = $1
select count(*) as "count" from "sign_in_code" as "s0" where "s0"."user_id" = '01a20871-06db-74a9-b258-0cc87a48f930' and "s0"."purpose" = 'registration' and "s0"."created_at" > '2025-10-01T12:59:00.000Z'
select count(*) as "count" from "sign_in_code" as "s0" where "s0"."user_id" = '01a20871-0907-75ee-90fa-8e5b13e46157' and "s0"."purpose" = 'registration' and "s0"."created_at" > '2025-10-01T12:59:00.000Z'
select count(*) as "count" from "sign_in_code" as "s0" where "s0"."user_id" = '01a20871-0b08-73be-9f23-9c4f6f23d197' and "s0"."purpose" = 'registration' and "s0"."created_at" > '2025-10-01T11:59:00.000Z'
select count(*) as "count" from "sign_in_code" as "s0" where "s0"."user_id" = '01a20871-0b08-73be-9f23-9c4f6f23d197' and "s0"."purpose" = 'registration' and "s0"."created_at" > '2025-10-01T12:59:00.000Z'
select count(*) as "count" from "sign_in_code" as "s0" where "s0"."user_id" = '01a20871-0d76-7107-a2b9-180b1782a903' and "s0"."purpose" = 'registration' and "s0"."created_at" > '2025-10-01T11:59:00.000Z'
select count(*) as "count" from "sign_in_code" as "s0" where "s0"."user_id" = '01a20872-1ae4-7469-88d7-f35995ee0643' and "s0"."purpose" = 'registration' and "s0"."created_at" > '2025-10-01T11:59:00.000Z'
select count(*) as "count" from "sign_in_code" as "s0" where "s0"."user_id" = '01a20872-b457-731f-b110-199d39551569' and "s0"."purpose" = 'registration' and "s0"."created_at" > '2025-10-01T11:59:00.000Z'
select count(*) as "count" from "sign_in_code" as "s0" where "s0"."user_id" = '01a20873-a592-763c-b2f8-377332e97850' and "s0"."purpose" = 'registration' and "s0"."created_at" > '2025-10-01T11:59:00.000Z'
select count(*) as "count" from "sign_in_code" as "s0" where "s0"."user_id" = '01a20874-2b69-7627-a070-7e52bf44776b' and "s0"."purpose" = 'registration' and "s0"."created_at" > '2025-10-01T12:59:00.000Z'
select count(*) as "held" from "registration" inner join "account" on "account"."id" = "registration"."user_id" inner join "attendee" on "attendee"."registration_id" = "registration"."id" where "registration"."edition" = $1 and case when "account"."confirmed_at" is null and registration.paid_badges = 0 then registration.held_until end is not null and "attendee"."badge" = $2
select count(*) filter(where (not "suppressed" and "rested")) as "due", count(*) filter(where not ("suppressed" or "rested")) as "waiting", count(*) filter(where "suppressed") as "suppressed", min("mailed_at") filter(where (not "suppressed" and "mailed_at" > $1)) as "firstMailedAt" from (select "mailed_at", (( select suppression.reason from suppression where suppression.address = lower("guest_email") and suppression.reason = any($2::text[]) order by array_position($3::text[], suppression.reason) limit 1) is not null) as "suppressed", ("mailed_at" <= $4 and not coalesce(( select bool_or(mail.state = any($5) and ($6::text[] is null or mail.kind = any($7::text[])) and ($8::text[] is null or mail.props ->> 'news' = any($9::text[]))) from mail where mail.about = "invitation"."id"), false)) as "rested" from "invitation" where ("gameday_id" = $10 and "status" = $11)) as "guest"
select count(*)::int as count from audience_member
select count(*)::int as count from audit_entry
select count(*)::int as count from contact_message
select count(*)::int as count from mail
select count(*)::int as count from mailing_request
select count(*)::int as count from participant
select count(*)::int as count from participant one join participant two on two.name_id = one.name_id and two.event_id > one.event_id join event first on first.id = one.event_id join event second on second.id = two.event_id where first.starts_at < second.ends_at and second.starts_at < first.ends_at
select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
select count(*)::int as invitations, count(mail.id)::int as mails from invitation left join mail on mail.about = invitation.id where gameday_id = $1
select count(*)::int as mails, count(distinct lower(recipient_address))::int as addresses from mail join mailing on mailing.id = mail.mailing_id where mailing.about = $1
select count(*)::int as open from mail where state in ('queued', 'sending', 'retrying')
select count(*)::int as orphans from mail where state in ('queued', 'retrying') and kind = 'gameday-invitation' and not exists (select from invitation where invitation.id = mail.about)
select count(*)::int as total from listing where hidden_reason is null and lapsed_at is null
select count(distinct "registration"."id") as "registrations", count(*) filter(where "badge" = $1) as "badges", count(*) filter(where "badge" = $2) as "children" from "registration" inner join "attendee" on "attendee"."registration_id" = "registration"."id" where "registration"."edition" = $3
select current_setting('server_version') as version, current_setting('server_version_num')::int / 10000 as major
select datcollate as collation from pg_database where datname = current_database()
select details from audit_entry where action = 'session.all-ended'
select distinct coalesce(props ->> 'startsAt', shared_props ->> 'date') as date, to_char(mail.expires_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI') as expires from mail left join mailing on mailing.id = mailing_id where mail.kind = $1 and mail.state = 'queued'
select distinct shared_props ->> 'location' as place from mailing where about = $1
select distinct to_char(expires_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI') as at from mail where kind = 'event-notice' and state = 'queued'
select due_at as due from job where name = 'old-mail'
select edition from registration, lateral age((edition || '-01')::timestamp, ($1::text || '-01')::timestamp) as age where edition <> $2 and edition >= $3 and abs(extract(year from age) * 12 + extract(month from age)) < $4 limit 1
select email from account order by email
select event.*, participant.*, user_name.name from event join participant on participant.event_id = event.id join user_name on user_name.id = participant.name_id
select exists (select from pg_prepared_statements where position($1 in statement) > 0) as kept
select foreign_key.conrelid::regclass::text as table, foreign_key.confrelid::regclass::text as to, pg_attribute.attname as column from pg_constraint foreign_key join pg_attribute on attrelid = foreign_key.conrelid and attnum = foreign_key.conkey[1] where foreign_key.contype = 'f' and foreign_key.confrelid = any('{account, user_name}'::regclass[]) and foreign_key.conrelid <> all($1::regclass[]) order by 1, 3
select from account where email = $1 for update
select from gameday where id = $1 for no key update
select from gameday where id = $1 for update
select from invitation where gameday_id = $1 for update
select from invitation where id = $1 for update
select from job where name = 'old-mail' for update
select from listing_photo
select from mail where kind = 'event-notice' and state = 'queued'
select from mail where mailing_id is not null and state in ('queued', 'sending') order by id desc limit 1 for update
select from mailing where about = $1 and paused_until = 'infinity'
select from mailing where id in (select mailing_id from mail where id = any($1::uuid[])) order by id for no key update
select from registration where id = $1 for update
select from suppression
select from suppression where address = 'back@mail.example'
select from user_name
select held_until as until from registration
select id from account where account.confirmed_at is null and not (exists ( select from "attendee" join user_name on user_name.id = "attendee"."name_id" where user_name.user_id = account.id) or exists ( select from "event" join user_name on user_name.id = "event"."owner_id" where user_name.user_id = account.id) or exists ( select from "left_event" join user_name on user_name.id = "left_event"."name_id" where user_name.user_id = account.id) or exists (select from "listing" where "listing"."pending_buyer_id" = account.id) or exists (select from "listing" where "listing"."seller_id" = account.id) or exists (select from "listing_discussion" where "listing_discussion"."author_id" = account.id) or exists (select from "listing_photo" where "listing_photo"."owner_id" = account.id) or exists (select from "listing_queue" where "listing_queue"."buyer_id" = account.id) or exists (select from "listing_report" where "listing_report"."reporter_id" = account.id) or exists (select from "message_draft" where "message_draft"."author_id" = account.id) or exists ( select from "participant" join user_name on user_name.id = "participant"."name_id" where user_name.user_id = account.id) or exists (select from "registration" where "registration"."user_id" = account.id) or exists (select from "schedule_settings" where "schedule_settings"."user_id" = account.id) or exists ( select from "waitlist_entry" join user_name on user_name.id = "waitlist_entry"."name_id" where user_name.user_id = account.id)) and not exists (select from sign_in_code where user_id = account.id and expires_at > $1) and id <> all($2::uuid[]) limit $3 for update skip locked
select id from account where email = $1
select id from account where email = 'imported@mail.example'
select id from audience
select id from mail where mailing_id is not null
select id from mailing order by id
select id from mailing where about = $1
select id from mailing where finished_at is null and started_at is not null and ( not exists (select from mail where mail.mailing_id = mailing.id and mail.state = any($1)) and not exists ( select from mail where mail.mailing_id = mailing.id and mail.state = 'cancelled' and mail.due_at > now())) order by id for update skip locked
select id from sign_in_code
select id, email, "registeredAt", "heldUntil", "amountDue" = 0 as paid, amount, "amountDue", badges, attendees from ( select registration.id, account.email, to_char(("registration"."registered_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "registeredAt", to_char(( case when "account"."confirmed_at" is null and registration.paid_badges = 0 then registration.held_until end) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "heldUntil", $1::int * greatest(0, count(*) filter (where attendee.badge) - registration.paid_badges)::int as "amountDue", (count(*) filter (where attendee.badge))::int as badges, $2::int * (count(*) filter (where attendee.badge))::int as amount, json_agg(json_build_object( 'id', attendee.id, 'name', user_name.name, 'badge', attendee.badge, 'checkedInAt', to_char(("attendee"."checked_in_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by attendee.position) as attendees, (array_agg(lower("user_name"."name") collate "und-x-icu" order by attendee.position))[1] as sort_key from registration join (select id, email, confirmed_at from account) account on account.id = registration.user_id join attendee on attendee.registration_id = registration.id join (select id, user_id, name, position from user_name) user_name on user_name.id = attendee.name_id where "registration"."id" = $3 group by registration.id, account.email, account.confirmed_at) entry
select id, lower(mail.recipient_address) as "sortKey", recipient_name as name, recipient_address as email, state, attempts, coalesce(last_error, case state when 'sent' then bounce_text end) as reason, to_char("sent_at" at time zone $1, 'YYYY-MM-DD HH24:MI') as sent, case when state = 'retrying' then to_char("due_at" at time zone $2, 'YYYY-MM-DD HH24:MI') end as "nextTry" from mail where ("mail"."mailing_id" = $3 and "mail"."state" = $4) and true order by lower(mail.recipient_address) asc, id asc limit $5
select id, message_id as "messageId", state, last_code as "lastCode", last_error as "lastError", bounces, bounce_text as "bounceText" from mail where id = $1
select id, sort_key::text as "sortKey", guest_name as name, guest_email as email, (array['No Reply', 'Accepted', 'Rejected'])[status + 1] as status, additional_guests as "additionalGuests", reply_comments as comments, to_char("invited_at" at time zone $1, 'YYYY-MM-DD HH24:MI') as invited, to_char("replied_at" at time zone $2, 'YYYY-MM-DD HH24:MI') as replied, case latest.state when 'suppressed' then 'Skipped' else initcap(latest.state) end as delivery, case latest.state when 'sent' then to_char("latest"."sent_at" at time zone $3, 'YYYY-MM-DD HH24:MI') when 'retrying' then 'Try ' || latest.attempts + 1 || ' at ' || to_char("latest"."due_at" at time zone $4, 'YYYY-MM-DD HH24:MI') when 'failed' then latest.last_error when 'suppressed' then latest.last_error end as "deliveryDetail" from ( select *, "invited_at" as sort_key from invitation where "gameday_id" = $5 and ("invited_at", id) < ($6, $7::uuid) order by "sort_key" desc, "id" desc limit $8 ) invitation left join lateral ( select mail.state, mail.attempts, mail.due_at, mail.sent_at, mail.last_error from mail where mail.about = "invitation"."id" order by mail.created_at desc, mail.id desc limit 1 ) latest on true order by "sort_key" desc, "id" desc
select id, sort_key::text as "sortKey", guest_name as name, guest_email as email, (array['No Reply', 'Accepted', 'Rejected'])[status + 1] as status, additional_guests as "additionalGuests", reply_comments as comments, to_char("invited_at" at time zone $1, 'YYYY-MM-DD HH24:MI') as invited, to_char("replied_at" at time zone $2, 'YYYY-MM-DD HH24:MI') as replied, case latest.state when 'suppressed' then 'Skipped' else initcap(latest.state) end as delivery, case latest.state when 'sent' then to_char("latest"."sent_at" at time zone $3, 'YYYY-MM-DD HH24:MI') when 'retrying' then 'Try ' || latest.attempts + 1 || ' at ' || to_char("latest"."due_at" at time zone $4, 'YYYY-MM-DD HH24:MI') when 'failed' then latest.last_error when 'suppressed' then latest.last_error end as "deliveryDetail" from ( select *, "invited_at" as sort_key from invitation where "gameday_id" = $5 and ("invited_at", id) > ($6, $7::uuid) order by "sort_key" asc, "id" asc limit $8 ) invitation left join lateral ( select mail.state, mail.attempts, mail.due_at, mail.sent_at, mail.last_error from mail where mail.about = "invitation"."id" order by mail.created_at desc, mail.id desc limit 1 ) latest on true order by "sort_key" asc, "id" asc
select id, sort_key::text as "sortKey", guest_name as name, guest_email as email, (array['No Reply', 'Accepted', 'Rejected'])[status + 1] as status, additional_guests as "additionalGuests", reply_comments as comments, to_char("invited_at" at time zone $1, 'YYYY-MM-DD HH24:MI') as invited, to_char("replied_at" at time zone $2, 'YYYY-MM-DD HH24:MI') as replied, case latest.state when 'suppressed' then 'Skipped' else initcap(latest.state) end as delivery, case latest.state when 'sent' then to_char("latest"."sent_at" at time zone $3, 'YYYY-MM-DD HH24:MI') when 'retrying' then 'Try ' || latest.attempts + 1 || ' at ' || to_char("latest"."due_at" at time zone $4, 'YYYY-MM-DD HH24:MI') when 'failed' then latest.last_error when 'suppressed' then latest.last_error end as "deliveryDetail" from ( select *, "invited_at" as sort_key from invitation where "gameday_id" = $5 and true order by "sort_key" asc, "id" asc limit $6 ) invitation left join lateral ( select mail.state, mail.attempts, mail.due_at, mail.sent_at, mail.last_error from mail where mail.about = "invitation"."id" order by mail.created_at desc, mail.id desc limit 1 ) latest on true order by "sort_key" asc, "id" asc
select id, sort_key::text as "sortKey", guest_name as name, guest_email as email, (array['No Reply', 'Accepted', 'Rejected'])[status + 1] as status, additional_guests as "additionalGuests", reply_comments as comments, to_char("invited_at" at time zone $1, 'YYYY-MM-DD HH24:MI') as invited, to_char("replied_at" at time zone $2, 'YYYY-MM-DD HH24:MI') as replied, case latest.state when 'suppressed' then 'Skipped' else initcap(latest.state) end as delivery, case latest.state when 'sent' then to_char("latest"."sent_at" at time zone $3, 'YYYY-MM-DD HH24:MI') when 'retrying' then 'Try ' || latest.attempts + 1 || ' at ' || to_char("latest"."due_at" at time zone $4, 'YYYY-MM-DD HH24:MI') when 'failed' then latest.last_error when 'suppressed' then latest.last_error end as "deliveryDetail" from ( select *, "invited_at" as sort_key from invitation where "gameday_id" = $5 and true order by "sort_key" desc, "id" desc limit $6 ) invitation left join lateral ( select mail.state, mail.attempts, mail.due_at, mail.sent_at, mail.last_error from mail where mail.about = "invitation"."id" order by mail.created_at desc, mail.id desc limit 1 ) latest on true order by "sort_key" desc, "id" desc
select id, sort_key::text as "sortKey", guest_name as name, guest_email as email, (array['No Reply', 'Accepted', 'Rejected'])[status + 1] as status, additional_guests as "additionalGuests", reply_comments as comments, to_char("invited_at" at time zone $1, 'YYYY-MM-DD HH24:MI') as invited, to_char("replied_at" at time zone $2, 'YYYY-MM-DD HH24:MI') as replied, case latest.state when 'suppressed' then 'Skipped' else initcap(latest.state) end as delivery, case latest.state when 'sent' then to_char("latest"."sent_at" at time zone $3, 'YYYY-MM-DD HH24:MI') when 'retrying' then 'Try ' || latest.attempts + 1 || ' at ' || to_char("latest"."due_at" at time zone $4, 'YYYY-MM-DD HH24:MI') when 'failed' then latest.last_error when 'suppressed' then latest.last_error end as "deliveryDetail" from ( select *, "status" as sort_key from invitation where "gameday_id" = $5 and ("status", id) < ($6, $7::uuid) order by "sort_key" desc, "id" desc limit $8 ) invitation left join lateral ( select mail.state, mail.attempts, mail.due_at, mail.sent_at, mail.last_error from mail where mail.about = "invitation"."id" order by mail.created_at desc, mail.id desc limit 1 ) latest on true order by "sort_key" desc, "id" desc
select id, sort_key::text as "sortKey", guest_name as name, guest_email as email, (array['No Reply', 'Accepted', 'Rejected'])[status + 1] as status, additional_guests as "additionalGuests", reply_comments as comments, to_char("invited_at" at time zone $1, 'YYYY-MM-DD HH24:MI') as invited, to_char("replied_at" at time zone $2, 'YYYY-MM-DD HH24:MI') as replied, case latest.state when 'suppressed' then 'Skipped' else initcap(latest.state) end as delivery, case latest.state when 'sent' then to_char("latest"."sent_at" at time zone $3, 'YYYY-MM-DD HH24:MI') when 'retrying' then 'Try ' || latest.attempts + 1 || ' at ' || to_char("latest"."due_at" at time zone $4, 'YYYY-MM-DD HH24:MI') when 'failed' then latest.last_error when 'suppressed' then latest.last_error end as "deliveryDetail" from ( select *, "status" as sort_key from invitation where "gameday_id" = $5 and ("status", id) > ($6, $7::uuid) order by "sort_key" asc, "id" asc limit $8 ) invitation left join lateral ( select mail.state, mail.attempts, mail.due_at, mail.sent_at, mail.last_error from mail where mail.about = "invitation"."id" order by mail.created_at desc, mail.id desc limit 1 ) latest on true order by "sort_key" asc, "id" asc
select id, sort_key::text as "sortKey", guest_name as name, guest_email as email, (array['No Reply', 'Accepted', 'Rejected'])[status + 1] as status, additional_guests as "additionalGuests", reply_comments as comments, to_char("invited_at" at time zone $1, 'YYYY-MM-DD HH24:MI') as invited, to_char("replied_at" at time zone $2, 'YYYY-MM-DD HH24:MI') as replied, case latest.state when 'suppressed' then 'Skipped' else initcap(latest.state) end as delivery, case latest.state when 'sent' then to_char("latest"."sent_at" at time zone $3, 'YYYY-MM-DD HH24:MI') when 'retrying' then 'Try ' || latest.attempts + 1 || ' at ' || to_char("latest"."due_at" at time zone $4, 'YYYY-MM-DD HH24:MI') when 'failed' then latest.last_error when 'suppressed' then latest.last_error end as "deliveryDetail" from ( select *, "status" as sort_key from invitation where "gameday_id" = $5 and true order by "sort_key" asc, "id" asc limit $6 ) invitation left join lateral ( select mail.state, mail.attempts, mail.due_at, mail.sent_at, mail.last_error from mail where mail.about = "invitation"."id" order by mail.created_at desc, mail.id desc limit 1 ) latest on true order by "sort_key" asc, "id" asc
select id, sort_key::text as "sortKey", guest_name as name, guest_email as email, (array['No Reply', 'Accepted', 'Rejected'])[status + 1] as status, additional_guests as "additionalGuests", reply_comments as comments, to_char("invited_at" at time zone $1, 'YYYY-MM-DD HH24:MI') as invited, to_char("replied_at" at time zone $2, 'YYYY-MM-DD HH24:MI') as replied, case latest.state when 'suppressed' then 'Skipped' else initcap(latest.state) end as delivery, case latest.state when 'sent' then to_char("latest"."sent_at" at time zone $3, 'YYYY-MM-DD HH24:MI') when 'retrying' then 'Try ' || latest.attempts + 1 || ' at ' || to_char("latest"."due_at" at time zone $4, 'YYYY-MM-DD HH24:MI') when 'failed' then latest.last_error when 'suppressed' then latest.last_error end as "deliveryDetail" from ( select *, "status" as sort_key from invitation where "gameday_id" = $5 and true order by "sort_key" desc, "id" desc limit $6 ) invitation left join lateral ( select mail.state, mail.attempts, mail.due_at, mail.sent_at, mail.last_error from mail where mail.about = "invitation"."id" order by mail.created_at desc, mail.id desc limit 1 ) latest on true order by "sort_key" desc, "id" desc
select id, sort_key::text as "sortKey", guest_name as name, guest_email as email, (array['No Reply', 'Accepted', 'Rejected'])[status + 1] as status, additional_guests as "additionalGuests", reply_comments as comments, to_char("invited_at" at time zone $1, 'YYYY-MM-DD HH24:MI') as invited, to_char("replied_at" at time zone $2, 'YYYY-MM-DD HH24:MI') as replied, case latest.state when 'suppressed' then 'Skipped' else initcap(latest.state) end as delivery, case latest.state when 'sent' then to_char("latest"."sent_at" at time zone $3, 'YYYY-MM-DD HH24:MI') when 'retrying' then 'Try ' || latest.attempts + 1 || ' at ' || to_char("latest"."due_at" at time zone $4, 'YYYY-MM-DD HH24:MI') when 'failed' then latest.last_error when 'suppressed' then latest.last_error end as "deliveryDetail" from ( select *, coalesce("additional_guests", 0) as sort_key from invitation where "gameday_id" = $5 and (coalesce("additional_guests", 0), id) < ($6, $7::uuid) order by "sort_key" desc, "id" desc limit $8 ) invitation left join lateral ( select mail.state, mail.attempts, mail.due_at, mail.sent_at, mail.last_error from mail where mail.about = "invitation"."id" order by mail.created_at desc, mail.id desc limit 1 ) latest on true order by "sort_key" desc, "id" desc
select id, sort_key::text as "sortKey", guest_name as name, guest_email as email, (array['No Reply', 'Accepted', 'Rejected'])[status + 1] as status, additional_guests as "additionalGuests", reply_comments as comments, to_char("invited_at" at time zone $1, 'YYYY-MM-DD HH24:MI') as invited, to_char("replied_at" at time zone $2, 'YYYY-MM-DD HH24:MI') as replied, case latest.state when 'suppressed' then 'Skipped' else initcap(latest.state) end as delivery, case latest.state when 'sent' then to_char("latest"."sent_at" at time zone $3, 'YYYY-MM-DD HH24:MI') when 'retrying' then 'Try ' || latest.attempts + 1 || ' at ' || to_char("latest"."due_at" at time zone $4, 'YYYY-MM-DD HH24:MI') when 'failed' then latest.last_error when 'suppressed' then latest.last_error end as "deliveryDetail" from ( select *, coalesce("additional_guests", 0) as sort_key from invitation where "gameday_id" = $5 and (coalesce("additional_guests", 0), id) > ($6, $7::uuid) order by "sort_key" asc, "id" asc limit $8 ) invitation left join lateral ( select mail.state, mail.attempts, mail.due_at, mail.sent_at, mail.last_error from mail where mail.about = "invitation"."id" order by mail.created_at desc, mail.id desc limit 1 ) latest on true order by "sort_key" asc, "id" asc
select id, sort_key::text as "sortKey", guest_name as name, guest_email as email, (array['No Reply', 'Accepted', 'Rejected'])[status + 1] as status, additional_guests as "additionalGuests", reply_comments as comments, to_char("invited_at" at time zone $1, 'YYYY-MM-DD HH24:MI') as invited, to_char("replied_at" at time zone $2, 'YYYY-MM-DD HH24:MI') as replied, case latest.state when 'suppressed' then 'Skipped' else initcap(latest.state) end as delivery, case latest.state when 'sent' then to_char("latest"."sent_at" at time zone $3, 'YYYY-MM-DD HH24:MI') when 'retrying' then 'Try ' || latest.attempts + 1 || ' at ' || to_char("latest"."due_at" at time zone $4, 'YYYY-MM-DD HH24:MI') when 'failed' then latest.last_error when 'suppressed' then latest.last_error end as "deliveryDetail" from ( select *, coalesce("additional_guests", 0) as sort_key from invitation where "gameday_id" = $5 and true order by "sort_key" asc, "id" asc limit $6 ) invitation left join lateral ( select mail.state, mail.attempts, mail.due_at, mail.sent_at, mail.last_error from mail where mail.about = "invitation"."id" order by mail.created_at desc, mail.id desc limit 1 ) latest on true order by "sort_key" asc, "id" asc
select id, sort_key::text as "sortKey", guest_name as name, guest_email as email, (array['No Reply', 'Accepted', 'Rejected'])[status + 1] as status, additional_guests as "additionalGuests", reply_comments as comments, to_char("invited_at" at time zone $1, 'YYYY-MM-DD HH24:MI') as invited, to_char("replied_at" at time zone $2, 'YYYY-MM-DD HH24:MI') as replied, case latest.state when 'suppressed' then 'Skipped' else initcap(latest.state) end as delivery, case latest.state when 'sent' then to_char("latest"."sent_at" at time zone $3, 'YYYY-MM-DD HH24:MI') when 'retrying' then 'Try ' || latest.attempts + 1 || ' at ' || to_char("latest"."due_at" at time zone $4, 'YYYY-MM-DD HH24:MI') when 'failed' then latest.last_error when 'suppressed' then latest.last_error end as "deliveryDetail" from ( select *, coalesce("additional_guests", 0) as sort_key from invitation where "gameday_id" = $5 and true order by "sort_key" desc, "id" desc limit $6 ) invitation left join lateral ( select mail.state, mail.attempts, mail.due_at, mail.sent_at, mail.last_error from mail where mail.about = "invitation"."id" order by mail.created_at desc, mail.id desc limit 1 ) latest on true order by "sort_key" desc, "id" desc
select id, sort_key::text as "sortKey", guest_name as name, guest_email as email, (array['No Reply', 'Accepted', 'Rejected'])[status + 1] as status, additional_guests as "additionalGuests", reply_comments as comments, to_char("invited_at" at time zone $1, 'YYYY-MM-DD HH24:MI') as invited, to_char("replied_at" at time zone $2, 'YYYY-MM-DD HH24:MI') as replied, case latest.state when 'suppressed' then 'Skipped' else initcap(latest.state) end as delivery, case latest.state when 'sent' then to_char("latest"."sent_at" at time zone $3, 'YYYY-MM-DD HH24:MI') when 'retrying' then 'Try ' || latest.attempts + 1 || ' at ' || to_char("latest"."due_at" at time zone $4, 'YYYY-MM-DD HH24:MI') when 'failed' then latest.last_error when 'suppressed' then latest.last_error end as "deliveryDetail" from ( select *, coalesce("replied_at", 'epoch') as sort_key from invitation where "gameday_id" = $5 and (coalesce("replied_at", 'epoch'), id) < ($6, $7::uuid) order by "sort_key" desc, "id" desc limit $8 ) invitation left join lateral ( select mail.state, mail.attempts, mail.due_at, mail.sent_at, mail.last_error from mail where mail.about = "invitation"."id" order by mail.created_at desc, mail.id desc limit 1 ) latest on true order by "sort_key" desc, "id" desc
select id, sort_key::text as "sortKey", guest_name as name, guest_email as email, (array['No Reply', 'Accepted', 'Rejected'])[status + 1] as status, additional_guests as "additionalGuests", reply_comments as comments, to_char("invited_at" at time zone $1, 'YYYY-MM-DD HH24:MI') as invited, to_char("replied_at" at time zone $2, 'YYYY-MM-DD HH24:MI') as replied, case latest.state when 'suppressed' then 'Skipped' else initcap(latest.state) end as delivery, case latest.state when 'sent' then to_char("latest"."sent_at" at time zone $3, 'YYYY-MM-DD HH24:MI') when 'retrying' then 'Try ' || latest.attempts + 1 || ' at ' || to_char("latest"."due_at" at time zone $4, 'YYYY-MM-DD HH24:MI') when 'failed' then latest.last_error when 'suppressed' then latest.last_error end as "deliveryDetail" from ( select *, coalesce("replied_at", 'epoch') as sort_key from invitation where "gameday_id" = $5 and (coalesce("replied_at", 'epoch'), id) > ($6, $7::uuid) order by "sort_key" asc, "id" asc limit $8 ) invitation left join lateral ( select mail.state, mail.attempts, mail.due_at, mail.sent_at, mail.last_error from mail where mail.about = "invitation"."id" order by mail.created_at desc, mail.id desc limit 1 ) latest on true order by "sort_key" asc, "id" asc
select id, sort_key::text as "sortKey", guest_name as name, guest_email as email, (array['No Reply', 'Accepted', 'Rejected'])[status + 1] as status, additional_guests as "additionalGuests", reply_comments as comments, to_char("invited_at" at time zone $1, 'YYYY-MM-DD HH24:MI') as invited, to_char("replied_at" at time zone $2, 'YYYY-MM-DD HH24:MI') as replied, case latest.state when 'suppressed' then 'Skipped' else initcap(latest.state) end as delivery, case latest.state when 'sent' then to_char("latest"."sent_at" at time zone $3, 'YYYY-MM-DD HH24:MI') when 'retrying' then 'Try ' || latest.attempts + 1 || ' at ' || to_char("latest"."due_at" at time zone $4, 'YYYY-MM-DD HH24:MI') when 'failed' then latest.last_error when 'suppressed' then latest.last_error end as "deliveryDetail" from ( select *, coalesce("replied_at", 'epoch') as sort_key from invitation where "gameday_id" = $5 and true order by "sort_key" asc, "id" asc limit $6 ) invitation left join lateral ( select mail.state, mail.attempts, mail.due_at, mail.sent_at, mail.last_error from mail where mail.about = "invitation"."id" order by mail.created_at desc, mail.id desc limit 1 ) latest on true order by "sort_key" asc, "id" asc
select id, sort_key::text as "sortKey", guest_name as name, guest_email as email, (array['No Reply', 'Accepted', 'Rejected'])[status + 1] as status, additional_guests as "additionalGuests", reply_comments as comments, to_char("invited_at" at time zone $1, 'YYYY-MM-DD HH24:MI') as invited, to_char("replied_at" at time zone $2, 'YYYY-MM-DD HH24:MI') as replied, case latest.state when 'suppressed' then 'Skipped' else initcap(latest.state) end as delivery, case latest.state when 'sent' then to_char("latest"."sent_at" at time zone $3, 'YYYY-MM-DD HH24:MI') when 'retrying' then 'Try ' || latest.attempts + 1 || ' at ' || to_char("latest"."due_at" at time zone $4, 'YYYY-MM-DD HH24:MI') when 'failed' then latest.last_error when 'suppressed' then latest.last_error end as "deliveryDetail" from ( select *, coalesce("replied_at", 'epoch') as sort_key from invitation where "gameday_id" = $5 and true order by "sort_key" desc, "id" desc limit $6 ) invitation left join lateral ( select mail.state, mail.attempts, mail.due_at, mail.sent_at, mail.last_error from mail where mail.about = "invitation"."id" order by mail.created_at desc, mail.id desc limit 1 ) latest on true order by "sort_key" desc, "id" desc
select id, sort_key::text as "sortKey", guest_name as name, guest_email as email, (array['No Reply', 'Accepted', 'Rejected'])[status + 1] as status, additional_guests as "additionalGuests", reply_comments as comments, to_char("invited_at" at time zone $1, 'YYYY-MM-DD HH24:MI') as invited, to_char("replied_at" at time zone $2, 'YYYY-MM-DD HH24:MI') as replied, case latest.state when 'suppressed' then 'Skipped' else initcap(latest.state) end as delivery, case latest.state when 'sent' then to_char("latest"."sent_at" at time zone $3, 'YYYY-MM-DD HH24:MI') when 'retrying' then 'Try ' || latest.attempts + 1 || ' at ' || to_char("latest"."due_at" at time zone $4, 'YYYY-MM-DD HH24:MI') when 'failed' then latest.last_error when 'suppressed' then latest.last_error end as "deliveryDetail" from ( select *, coalesce("reply_comments", '') as sort_key from invitation where "gameday_id" = $5 and (coalesce("reply_comments", ''), id) < ($6, $7::uuid) order by "sort_key" desc, "id" desc limit $8 ) invitation left join lateral ( select mail.state, mail.attempts, mail.due_at, mail.sent_at, mail.last_error from mail where mail.about = "invitation"."id" order by mail.created_at desc, mail.id desc limit 1 ) latest on true order by "sort_key" desc, "id" desc
select id, sort_key::text as "sortKey", guest_name as name, guest_email as email, (array['No Reply', 'Accepted', 'Rejected'])[status + 1] as status, additional_guests as "additionalGuests", reply_comments as comments, to_char("invited_at" at time zone $1, 'YYYY-MM-DD HH24:MI') as invited, to_char("replied_at" at time zone $2, 'YYYY-MM-DD HH24:MI') as replied, case latest.state when 'suppressed' then 'Skipped' else initcap(latest.state) end as delivery, case latest.state when 'sent' then to_char("latest"."sent_at" at time zone $3, 'YYYY-MM-DD HH24:MI') when 'retrying' then 'Try ' || latest.attempts + 1 || ' at ' || to_char("latest"."due_at" at time zone $4, 'YYYY-MM-DD HH24:MI') when 'failed' then latest.last_error when 'suppressed' then latest.last_error end as "deliveryDetail" from ( select *, coalesce("reply_comments", '') as sort_key from invitation where "gameday_id" = $5 and (coalesce("reply_comments", ''), id) > ($6, $7::uuid) order by "sort_key" asc, "id" asc limit $8 ) invitation left join lateral ( select mail.state, mail.attempts, mail.due_at, mail.sent_at, mail.last_error from mail where mail.about = "invitation"."id" order by mail.created_at desc, mail.id desc limit 1 ) latest on true order by "sort_key" asc, "id" asc
select id, sort_key::text as "sortKey", guest_name as name, guest_email as email, (array['No Reply', 'Accepted', 'Rejected'])[status + 1] as status, additional_guests as "additionalGuests", reply_comments as comments, to_char("invited_at" at time zone $1, 'YYYY-MM-DD HH24:MI') as invited, to_char("replied_at" at time zone $2, 'YYYY-MM-DD HH24:MI') as replied, case latest.state when 'suppressed' then 'Skipped' else initcap(latest.state) end as delivery, case latest.state when 'sent' then to_char("latest"."sent_at" at time zone $3, 'YYYY-MM-DD HH24:MI') when 'retrying' then 'Try ' || latest.attempts + 1 || ' at ' || to_char("latest"."due_at" at time zone $4, 'YYYY-MM-DD HH24:MI') when 'failed' then latest.last_error when 'suppressed' then latest.last_error end as "deliveryDetail" from ( select *, coalesce("reply_comments", '') as sort_key from invitation where "gameday_id" = $5 and true order by "sort_key" asc, "id" asc limit $6 ) invitation left join lateral ( select mail.state, mail.attempts, mail.due_at, mail.sent_at, mail.last_error from mail where mail.about = "invitation"."id" order by mail.created_at desc, mail.id desc limit 1 ) latest on true order by "sort_key" asc, "id" asc
select id, sort_key::text as "sortKey", guest_name as name, guest_email as email, (array['No Reply', 'Accepted', 'Rejected'])[status + 1] as status, additional_guests as "additionalGuests", reply_comments as comments, to_char("invited_at" at time zone $1, 'YYYY-MM-DD HH24:MI') as invited, to_char("replied_at" at time zone $2, 'YYYY-MM-DD HH24:MI') as replied, case latest.state when 'suppressed' then 'Skipped' else initcap(latest.state) end as delivery, case latest.state when 'sent' then to_char("latest"."sent_at" at time zone $3, 'YYYY-MM-DD HH24:MI') when 'retrying' then 'Try ' || latest.attempts + 1 || ' at ' || to_char("latest"."due_at" at time zone $4, 'YYYY-MM-DD HH24:MI') when 'failed' then latest.last_error when 'suppressed' then latest.last_error end as "deliveryDetail" from ( select *, coalesce("reply_comments", '') as sort_key from invitation where "gameday_id" = $5 and true order by "sort_key" desc, "id" desc limit $6 ) invitation left join lateral ( select mail.state, mail.attempts, mail.due_at, mail.sent_at, mail.last_error from mail where mail.about = "invitation"."id" order by mail.created_at desc, mail.id desc limit 1 ) latest on true order by "sort_key" desc, "id" desc
select id, sort_key::text as "sortKey", guest_name as name, guest_email as email, (array['No Reply', 'Accepted', 'Rejected'])[status + 1] as status, additional_guests as "additionalGuests", reply_comments as comments, to_char("invited_at" at time zone $1, 'YYYY-MM-DD HH24:MI') as invited, to_char("replied_at" at time zone $2, 'YYYY-MM-DD HH24:MI') as replied, case latest.state when 'suppressed' then 'Skipped' else initcap(latest.state) end as delivery, case latest.state when 'sent' then to_char("latest"."sent_at" at time zone $3, 'YYYY-MM-DD HH24:MI') when 'retrying' then 'Try ' || latest.attempts + 1 || ' at ' || to_char("latest"."due_at" at time zone $4, 'YYYY-MM-DD HH24:MI') when 'failed' then latest.last_error when 'suppressed' then latest.last_error end as "deliveryDetail" from ( select *, lower("guest_email") as sort_key from invitation where "gameday_id" = $5 and (lower("guest_email"), id) < ($6, $7::uuid) order by "sort_key" desc, "id" desc limit $8 ) invitation left join lateral ( select mail.state, mail.attempts, mail.due_at, mail.sent_at, mail.last_error from mail where mail.about = "invitation"."id" order by mail.created_at desc, mail.id desc limit 1 ) latest on true order by "sort_key" desc, "id" desc
select id, sort_key::text as "sortKey", guest_name as name, guest_email as email, (array['No Reply', 'Accepted', 'Rejected'])[status + 1] as status, additional_guests as "additionalGuests", reply_comments as comments, to_char("invited_at" at time zone $1, 'YYYY-MM-DD HH24:MI') as invited, to_char("replied_at" at time zone $2, 'YYYY-MM-DD HH24:MI') as replied, case latest.state when 'suppressed' then 'Skipped' else initcap(latest.state) end as delivery, case latest.state when 'sent' then to_char("latest"."sent_at" at time zone $3, 'YYYY-MM-DD HH24:MI') when 'retrying' then 'Try ' || latest.attempts + 1 || ' at ' || to_char("latest"."due_at" at time zone $4, 'YYYY-MM-DD HH24:MI') when 'failed' then latest.last_error when 'suppressed' then latest.last_error end as "deliveryDetail" from ( select *, lower("guest_email") as sort_key from invitation where "gameday_id" = $5 and (lower("guest_email"), id) > ($6, $7::uuid) order by "sort_key" asc, "id" asc limit $8 ) invitation left join lateral ( select mail.state, mail.attempts, mail.due_at, mail.sent_at, mail.last_error from mail where mail.about = "invitation"."id" order by mail.created_at desc, mail.id desc limit 1 ) latest on true order by "sort_key" asc, "id" asc
select id, sort_key::text as "sortKey", guest_name as name, guest_email as email, (array['No Reply', 'Accepted', 'Rejected'])[status + 1] as status, additional_guests as "additionalGuests", reply_comments as comments, to_char("invited_at" at time zone $1, 'YYYY-MM-DD HH24:MI') as invited, to_char("replied_at" at time zone $2, 'YYYY-MM-DD HH24:MI') as replied, case latest.state when 'suppressed' then 'Skipped' else initcap(latest.state) end as delivery, case latest.state when 'sent' then to_char("latest"."sent_at" at time zone $3, 'YYYY-MM-DD HH24:MI') when 'retrying' then 'Try ' || latest.attempts + 1 || ' at ' || to_char("latest"."due_at" at time zone $4, 'YYYY-MM-DD HH24:MI') when 'failed' then latest.last_error when 'suppressed' then latest.last_error end as "deliveryDetail" from ( select *, lower("guest_email") as sort_key from invitation where "gameday_id" = $5 and true order by "sort_key" asc, "id" asc limit $6 ) invitation left join lateral ( select mail.state, mail.attempts, mail.due_at, mail.sent_at, mail.last_error from mail where mail.about = "invitation"."id" order by mail.created_at desc, mail.id desc limit 1 ) latest on true order by "sort_key" asc, "id" asc
select id, sort_key::text as "sortKey", guest_name as name, guest_email as email, (array['No Reply', 'Accepted', 'Rejected'])[status + 1] as status, additional_guests as "additionalGuests", reply_comments as comments, to_char("invited_at" at time zone $1, 'YYYY-MM-DD HH24:MI') as invited, to_char("replied_at" at time zone $2, 'YYYY-MM-DD HH24:MI') as replied, case latest.state when 'suppressed' then 'Skipped' else initcap(latest.state) end as delivery, case latest.state when 'sent' then to_char("latest"."sent_at" at time zone $3, 'YYYY-MM-DD HH24:MI') when 'retrying' then 'Try ' || latest.attempts + 1 || ' at ' || to_char("latest"."due_at" at time zone $4, 'YYYY-MM-DD HH24:MI') when 'failed' then latest.last_error when 'suppressed' then latest.last_error end as "deliveryDetail" from ( select *, lower("guest_email") as sort_key from invitation where "gameday_id" = $5 and true order by "sort_key" desc, "id" desc limit $6 ) invitation left join lateral ( select mail.state, mail.attempts, mail.due_at, mail.sent_at, mail.last_error from mail where mail.about = "invitation"."id" order by mail.created_at desc, mail.id desc limit 1 ) latest on true order by "sort_key" desc, "id" desc
select id, sort_key::text as "sortKey", guest_name as name, guest_email as email, (array['No Reply', 'Accepted', 'Rejected'])[status + 1] as status, additional_guests as "additionalGuests", reply_comments as comments, to_char("invited_at" at time zone $1, 'YYYY-MM-DD HH24:MI') as invited, to_char("replied_at" at time zone $2, 'YYYY-MM-DD HH24:MI') as replied, case latest.state when 'suppressed' then 'Skipped' else initcap(latest.state) end as delivery, case latest.state when 'sent' then to_char("latest"."sent_at" at time zone $3, 'YYYY-MM-DD HH24:MI') when 'retrying' then 'Try ' || latest.attempts + 1 || ' at ' || to_char("latest"."due_at" at time zone $4, 'YYYY-MM-DD HH24:MI') when 'failed' then latest.last_error when 'suppressed' then latest.last_error end as "deliveryDetail" from ( select *, lower("guest_name") collate "und-x-icu" as sort_key from invitation where "gameday_id" = $5 and (lower("guest_name") collate "und-x-icu", id) < ($6, $7::uuid) order by "sort_key" desc, "id" desc limit $8 ) invitation left join lateral ( select mail.state, mail.attempts, mail.due_at, mail.sent_at, mail.last_error from mail where mail.about = "invitation"."id" order by mail.created_at desc, mail.id desc limit 1 ) latest on true order by "sort_key" desc, "id" desc
select id, sort_key::text as "sortKey", guest_name as name, guest_email as email, (array['No Reply', 'Accepted', 'Rejected'])[status + 1] as status, additional_guests as "additionalGuests", reply_comments as comments, to_char("invited_at" at time zone $1, 'YYYY-MM-DD HH24:MI') as invited, to_char("replied_at" at time zone $2, 'YYYY-MM-DD HH24:MI') as replied, case latest.state when 'suppressed' then 'Skipped' else initcap(latest.state) end as delivery, case latest.state when 'sent' then to_char("latest"."sent_at" at time zone $3, 'YYYY-MM-DD HH24:MI') when 'retrying' then 'Try ' || latest.attempts + 1 || ' at ' || to_char("latest"."due_at" at time zone $4, 'YYYY-MM-DD HH24:MI') when 'failed' then latest.last_error when 'suppressed' then latest.last_error end as "deliveryDetail" from ( select *, lower("guest_name") collate "und-x-icu" as sort_key from invitation where "gameday_id" = $5 and (lower("guest_name") collate "und-x-icu", id) > ($6, $7::uuid) order by "sort_key" asc, "id" asc limit $8 ) invitation left join lateral ( select mail.state, mail.attempts, mail.due_at, mail.sent_at, mail.last_error from mail where mail.about = "invitation"."id" order by mail.created_at desc, mail.id desc limit 1 ) latest on true order by "sort_key" asc, "id" asc
select id, sort_key::text as "sortKey", guest_name as name, guest_email as email, (array['No Reply', 'Accepted', 'Rejected'])[status + 1] as status, additional_guests as "additionalGuests", reply_comments as comments, to_char("invited_at" at time zone $1, 'YYYY-MM-DD HH24:MI') as invited, to_char("replied_at" at time zone $2, 'YYYY-MM-DD HH24:MI') as replied, case latest.state when 'suppressed' then 'Skipped' else initcap(latest.state) end as delivery, case latest.state when 'sent' then to_char("latest"."sent_at" at time zone $3, 'YYYY-MM-DD HH24:MI') when 'retrying' then 'Try ' || latest.attempts + 1 || ' at ' || to_char("latest"."due_at" at time zone $4, 'YYYY-MM-DD HH24:MI') when 'failed' then latest.last_error when 'suppressed' then latest.last_error end as "deliveryDetail" from ( select *, lower("guest_name") collate "und-x-icu" as sort_key from invitation where "gameday_id" = $5 and true order by "sort_key" asc, "id" asc limit $6 ) invitation left join lateral ( select mail.state, mail.attempts, mail.due_at, mail.sent_at, mail.last_error from mail where mail.about = "invitation"."id" order by mail.created_at desc, mail.id desc limit 1 ) latest on true order by "sort_key" asc, "id" asc
select id, sort_key::text as "sortKey", guest_name as name, guest_email as email, (array['No Reply', 'Accepted', 'Rejected'])[status + 1] as status, additional_guests as "additionalGuests", reply_comments as comments, to_char("invited_at" at time zone $1, 'YYYY-MM-DD HH24:MI') as invited, to_char("replied_at" at time zone $2, 'YYYY-MM-DD HH24:MI') as replied, case latest.state when 'suppressed' then 'Skipped' else initcap(latest.state) end as delivery, case latest.state when 'sent' then to_char("latest"."sent_at" at time zone $3, 'YYYY-MM-DD HH24:MI') when 'retrying' then 'Try ' || latest.attempts + 1 || ' at ' || to_char("latest"."due_at" at time zone $4, 'YYYY-MM-DD HH24:MI') when 'failed' then latest.last_error when 'suppressed' then latest.last_error end as "deliveryDetail" from ( select *, lower("guest_name") collate "und-x-icu" as sort_key from invitation where "gameday_id" = $5 and true order by "sort_key" desc, "id" desc limit $6 ) invitation left join lateral ( select mail.state, mail.attempts, mail.due_at, mail.sent_at, mail.last_error from mail where mail.about = "invitation"."id" order by mail.created_at desc, mail.id desc limit 1 ) latest on true order by "sort_key" desc, "id" desc
select id, sort_key::text as "sortKey", guest_name as name, guest_email as email, (array['No Reply', 'Accepted', 'Rejected'])[status + 1] as status, additional_guests as "additionalGuests", reply_comments as comments, to_char("invited_at" at time zone $1, 'YYYY-MM-DD HH24:MI') as invited, to_char("replied_at" at time zone $2, 'YYYY-MM-DD HH24:MI') as replied, case latest.state when 'suppressed' then 'Skipped' else initcap(latest.state) end as delivery, case latest.state when 'sent' then to_char("latest"."sent_at" at time zone $3, 'YYYY-MM-DD HH24:MI') when 'retrying' then 'Try ' || latest.attempts + 1 || ' at ' || to_char("latest"."due_at" at time zone $4, 'YYYY-MM-DD HH24:MI') when 'failed' then latest.last_error when 'suppressed' then latest.last_error end as "deliveryDetail" from ( select *, lower("guest_name") collate "und-x-icu" as sort_key from invitation where ("gameday_id" = $5 and "status" = $6) and true order by "sort_key" asc, "id" asc limit $7 ) invitation left join lateral ( select mail.state, mail.attempts, mail.due_at, mail.sent_at, mail.last_error from mail where mail.about = "invitation"."id" order by mail.created_at desc, mail.id desc limit 1 ) latest on true order by "sort_key" asc, "id" asc
select id, sort_key::text as "sortKey", guest_name as name, guest_email as email, (array['No Reply', 'Accepted', 'Rejected'])[status + 1] as status, additional_guests as "additionalGuests", reply_comments as comments, to_char("invited_at" at time zone $1, 'YYYY-MM-DD HH24:MI') as invited, to_char("replied_at" at time zone $2, 'YYYY-MM-DD HH24:MI') as replied, case latest.state when 'suppressed' then 'Skipped' else initcap(latest.state) end as delivery, case latest.state when 'sent' then to_char("latest"."sent_at" at time zone $3, 'YYYY-MM-DD HH24:MI') when 'retrying' then 'Try ' || latest.attempts + 1 || ' at ' || to_char("latest"."due_at" at time zone $4, 'YYYY-MM-DD HH24:MI') when 'failed' then latest.last_error when 'suppressed' then latest.last_error end as "deliveryDetail" from ( select *, lower("guest_name") collate "und-x-icu" as sort_key from invitation where ("gameday_id" = $5 and ("guest_name" ilike $6 or "guest_email" ilike $7 or "reply_comments" ilike $8) and "status" = $9) and true order by "sort_key" asc, "id" asc limit $10 ) invitation left join lateral ( select mail.state, mail.attempts, mail.due_at, mail.sent_at, mail.last_error from mail where mail.about = "invitation"."id" order by mail.created_at desc, mail.id desc limit 1 ) latest on true order by "sort_key" asc, "id" asc
select id, sort_key::text as "sortKey", guest_name as name, guest_email as email, (array['No Reply', 'Accepted', 'Rejected'])[status + 1] as status, additional_guests as "additionalGuests", reply_comments as comments, to_char("invited_at" at time zone $1, 'YYYY-MM-DD HH24:MI') as invited, to_char("replied_at" at time zone $2, 'YYYY-MM-DD HH24:MI') as replied, case latest.state when 'suppressed' then 'Skipped' else initcap(latest.state) end as delivery, case latest.state when 'sent' then to_char("latest"."sent_at" at time zone $3, 'YYYY-MM-DD HH24:MI') when 'retrying' then 'Try ' || latest.attempts + 1 || ' at ' || to_char("latest"."due_at" at time zone $4, 'YYYY-MM-DD HH24:MI') when 'failed' then latest.last_error when 'suppressed' then latest.last_error end as "deliveryDetail" from ( select *, lower("guest_name") collate "und-x-icu" as sort_key from invitation where ("gameday_id" = $5 and ("guest_name" ilike $6 or "guest_email" ilike $7 or "reply_comments" ilike $8)) and true order by "sort_key" asc, "id" asc limit $9 ) invitation left join lateral ( select mail.state, mail.attempts, mail.due_at, mail.sent_at, mail.last_error from mail where mail.about = "invitation"."id" order by mail.created_at desc, mail.id desc limit 1 ) latest on true order by "sort_key" asc, "id" asc
select indrelid::regclass as table_name, ns.nspname as schema_name, relname as constraint_name, idx.indisunique as unique, idx.indisprimary as primary, contype, condeferrable, condeferred, array( select pg_get_indexdef(idx.indexrelid, k + 1, true) from generate_subscripts(idx.indkey, 1) as k order by k ) as index_def, pg_get_indexdef(idx.indexrelid) as expression, c.condeferrable as deferrable, c.condeferred as initially_deferred, i.reloptions, am.amname as index_type from pg_index idx join pg_class as i on i.oid = idx.indexrelid join pg_namespace as ns on i.relnamespace = ns.oid join pg_am as am on am.oid = i.relam left join pg_constraint as c on c.conname = i.relname where indrelid in ('"public"."account"'::regclass, '"public"."attendee"'::regclass, '"public"."audience"'::regclass, '"public"."audience_member"'::regclass, '"public"."audit_entry"'::regclass, '"public"."board_game"'::regclass, '"public"."contact_message"'::regclass, '"public"."edition"'::regclass, '"public"."event"'::regclass, '"public"."gameday"'::regclass, '"public"."invitation"'::regclass, '"public"."job"'::regclass, '"public"."job_failure"'::regclass, '"public"."left_event"'::regclass, '"public"."listing"'::regclass, '"public"."listing_change"'::regclass, '"public"."listing_discussion"'::regclass, '"public"."listing_photo"'::regclass, '"public"."listing_queue"'::regclass, '"public"."listing_report"'::regclass, '"public"."mail"'::regclass, '"public"."mailing"'::regclass, '"public"."mailing_request"'::regclass, '"public"."mailing_resend"'::regclass, '"public"."maintenance"'::regclass, '"public"."message_draft"'::regclass, '"public"."participant"'::regclass, '"public"."registration"'::regclass, '"public"."schedule_settings"'::regclass, '"public"."session"'::regclass, '"public"."shown_audience"'::regclass, '"public"."sign_in_code"'::regclass, '"public"."suppression"'::regclass, '"public"."tool_use"'::regclass, '"public"."user_name"'::regclass, '"public"."waitlist_entry"'::regclass) and (c.contype is null or c.contype <> 'x') order by relname
select invitation.id is not null as invited from unnest($1::text[]) with ordinality as given(email, position) left join invitation on invitation.gameday_id = $2 and lower(invitation.guest_email) = lower(given.email) order by position
select invitation.id, guest_name as "guestName", guest_email as "guestEmail", status, additional_guests as "additionalGuests", reply_comments as "replyComments", to_char(("invited_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "invitedAt", to_char(("replied_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "repliedAt", token as "invitationToken", case when latest.state is not null then json_build_object( 'state', latest.state, 'attempts', latest.attempts, 'nextAttemptAt', case when latest.state = 'retrying' then to_char(("latest"."due_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') end, 'sentAt', to_char(("latest"."sent_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'reason', latest.last_error) end as delivery from invitation left join lateral ( select mail.state, mail.attempts, mail.due_at, mail.sent_at, mail.last_error from mail where mail.about = "invitation"."id" order by mail.created_at desc, mail.id desc limit 1 ) latest on true where gameday_id = $1 order by lower("guest_name") collate "und-x-icu", invitation.id
select invitation.id, guest_name as "guestName", guest_email as "guestEmail", status, additional_guests as "additionalGuests", reply_comments as "replyComments", to_char(("invited_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "invitedAt", to_char(("replied_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "repliedAt", token as "invitationToken", case when latest.state is not null then json_build_object( 'state', latest.state, 'attempts', latest.attempts, 'nextAttemptAt', case when latest.state = 'retrying' then to_char(("latest"."due_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') end, 'sentAt', to_char(("latest"."sent_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'reason', latest.last_error) end as delivery from invitation left join lateral ( select mail.state, mail.attempts, mail.due_at, mail.sent_at, mail.last_error from mail where mail.about = "invitation"."id" order by mail.created_at desc, mail.id desc limit 1 ) latest on true where invitation.id = $1
select item.*, (select $1::int as total) as total from ( select invitation.id, guest_name as "guestName", guest_email as "guestEmail", status, additional_guests as "additionalGuests", reply_comments as "replyComments", to_char(("invited_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "invitedAt", to_char(("replied_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "repliedAt", token as "invitationToken", case when latest.state is not null then json_build_object( 'state', latest.state, 'attempts', latest.attempts, 'nextAttemptAt', case when latest.state = 'retrying' then to_char(("latest"."due_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') end, 'sentAt', to_char(("latest"."sent_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'reason', latest.last_error) end as delivery from ( select *, "invited_at" as sort_key from invitation where "gameday_id" = $2 order by "sort_key" asc, "id" asc limit 100 offset $3 ) invitation left join lateral ( select mail.state, mail.attempts, mail.due_at, mail.sent_at, mail.last_error from mail where mail.about = "invitation"."id" order by mail.created_at desc, mail.id desc limit 1 ) latest on true order by "sort_key" asc, "invitation"."id" asc) as item
select item.*, (select $1::int as total) as total from ( select invitation.id, guest_name as "guestName", guest_email as "guestEmail", status, additional_guests as "additionalGuests", reply_comments as "replyComments", to_char(("invited_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "invitedAt", to_char(("replied_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "repliedAt", token as "invitationToken", case when latest.state is not null then json_build_object( 'state', latest.state, 'attempts', latest.attempts, 'nextAttemptAt', case when latest.state = 'retrying' then to_char(("latest"."due_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') end, 'sentAt', to_char(("latest"."sent_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'reason', latest.last_error) end as delivery from ( select *, "invited_at" as sort_key from invitation where "gameday_id" = $2 order by "sort_key" desc, "id" desc limit 100 offset $3 ) invitation left join lateral ( select mail.state, mail.attempts, mail.due_at, mail.sent_at, mail.last_error from mail where mail.about = "invitation"."id" order by mail.created_at desc, mail.id desc limit 1 ) latest on true order by "sort_key" desc, "invitation"."id" desc) as item
select item.*, (select $1::int as total) as total from ( select invitation.id, guest_name as "guestName", guest_email as "guestEmail", status, additional_guests as "additionalGuests", reply_comments as "replyComments", to_char(("invited_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "invitedAt", to_char(("replied_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "repliedAt", token as "invitationToken", case when latest.state is not null then json_build_object( 'state', latest.state, 'attempts', latest.attempts, 'nextAttemptAt', case when latest.state = 'retrying' then to_char(("latest"."due_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') end, 'sentAt', to_char(("latest"."sent_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'reason', latest.last_error) end as delivery from ( select *, "status" as sort_key from invitation where "gameday_id" = $2 order by "sort_key" asc, "id" asc limit 100 offset $3 ) invitation left join lateral ( select mail.state, mail.attempts, mail.due_at, mail.sent_at, mail.last_error from mail where mail.about = "invitation"."id" order by mail.created_at desc, mail.id desc limit 1 ) latest on true order by "sort_key" asc, "invitation"."id" asc) as item
select item.*, (select $1::int as total) as total from ( select invitation.id, guest_name as "guestName", guest_email as "guestEmail", status, additional_guests as "additionalGuests", reply_comments as "replyComments", to_char(("invited_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "invitedAt", to_char(("replied_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "repliedAt", token as "invitationToken", case when latest.state is not null then json_build_object( 'state', latest.state, 'attempts', latest.attempts, 'nextAttemptAt', case when latest.state = 'retrying' then to_char(("latest"."due_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') end, 'sentAt', to_char(("latest"."sent_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'reason', latest.last_error) end as delivery from ( select *, "status" as sort_key from invitation where "gameday_id" = $2 order by "sort_key" desc, "id" desc limit 100 offset $3 ) invitation left join lateral ( select mail.state, mail.attempts, mail.due_at, mail.sent_at, mail.last_error from mail where mail.about = "invitation"."id" order by mail.created_at desc, mail.id desc limit 1 ) latest on true order by "sort_key" desc, "invitation"."id" desc) as item
select item.*, (select $1::int as total) as total from ( select invitation.id, guest_name as "guestName", guest_email as "guestEmail", status, additional_guests as "additionalGuests", reply_comments as "replyComments", to_char(("invited_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "invitedAt", to_char(("replied_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "repliedAt", token as "invitationToken", case when latest.state is not null then json_build_object( 'state', latest.state, 'attempts', latest.attempts, 'nextAttemptAt', case when latest.state = 'retrying' then to_char(("latest"."due_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') end, 'sentAt', to_char(("latest"."sent_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'reason', latest.last_error) end as delivery from ( select *, coalesce("additional_guests", 0) as sort_key from invitation where "gameday_id" = $2 order by "sort_key" asc, "id" asc limit 100 offset $3 ) invitation left join lateral ( select mail.state, mail.attempts, mail.due_at, mail.sent_at, mail.last_error from mail where mail.about = "invitation"."id" order by mail.created_at desc, mail.id desc limit 1 ) latest on true order by "sort_key" asc, "invitation"."id" asc) as item
select item.*, (select $1::int as total) as total from ( select invitation.id, guest_name as "guestName", guest_email as "guestEmail", status, additional_guests as "additionalGuests", reply_comments as "replyComments", to_char(("invited_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "invitedAt", to_char(("replied_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "repliedAt", token as "invitationToken", case when latest.state is not null then json_build_object( 'state', latest.state, 'attempts', latest.attempts, 'nextAttemptAt', case when latest.state = 'retrying' then to_char(("latest"."due_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') end, 'sentAt', to_char(("latest"."sent_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'reason', latest.last_error) end as delivery from ( select *, coalesce("additional_guests", 0) as sort_key from invitation where "gameday_id" = $2 order by "sort_key" desc, "id" desc limit 100 offset $3 ) invitation left join lateral ( select mail.state, mail.attempts, mail.due_at, mail.sent_at, mail.last_error from mail where mail.about = "invitation"."id" order by mail.created_at desc, mail.id desc limit 1 ) latest on true order by "sort_key" desc, "invitation"."id" desc) as item
select item.*, (select $1::int as total) as total from ( select invitation.id, guest_name as "guestName", guest_email as "guestEmail", status, additional_guests as "additionalGuests", reply_comments as "replyComments", to_char(("invited_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "invitedAt", to_char(("replied_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "repliedAt", token as "invitationToken", case when latest.state is not null then json_build_object( 'state', latest.state, 'attempts', latest.attempts, 'nextAttemptAt', case when latest.state = 'retrying' then to_char(("latest"."due_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') end, 'sentAt', to_char(("latest"."sent_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'reason', latest.last_error) end as delivery from ( select *, coalesce("replied_at", 'epoch') as sort_key from invitation where "gameday_id" = $2 order by "sort_key" asc, "id" asc limit 100 offset $3 ) invitation left join lateral ( select mail.state, mail.attempts, mail.due_at, mail.sent_at, mail.last_error from mail where mail.about = "invitation"."id" order by mail.created_at desc, mail.id desc limit 1 ) latest on true order by "sort_key" asc, "invitation"."id" asc) as item
select item.*, (select $1::int as total) as total from ( select invitation.id, guest_name as "guestName", guest_email as "guestEmail", status, additional_guests as "additionalGuests", reply_comments as "replyComments", to_char(("invited_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "invitedAt", to_char(("replied_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "repliedAt", token as "invitationToken", case when latest.state is not null then json_build_object( 'state', latest.state, 'attempts', latest.attempts, 'nextAttemptAt', case when latest.state = 'retrying' then to_char(("latest"."due_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') end, 'sentAt', to_char(("latest"."sent_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'reason', latest.last_error) end as delivery from ( select *, coalesce("replied_at", 'epoch') as sort_key from invitation where "gameday_id" = $2 order by "sort_key" desc, "id" desc limit 100 offset $3 ) invitation left join lateral ( select mail.state, mail.attempts, mail.due_at, mail.sent_at, mail.last_error from mail where mail.about = "invitation"."id" order by mail.created_at desc, mail.id desc limit 1 ) latest on true order by "sort_key" desc, "invitation"."id" desc) as item
select item.*, (select $1::int as total) as total from ( select invitation.id, guest_name as "guestName", guest_email as "guestEmail", status, additional_guests as "additionalGuests", reply_comments as "replyComments", to_char(("invited_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "invitedAt", to_char(("replied_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "repliedAt", token as "invitationToken", case when latest.state is not null then json_build_object( 'state', latest.state, 'attempts', latest.attempts, 'nextAttemptAt', case when latest.state = 'retrying' then to_char(("latest"."due_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') end, 'sentAt', to_char(("latest"."sent_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'reason', latest.last_error) end as delivery from ( select *, coalesce("reply_comments", '') as sort_key from invitation where "gameday_id" = $2 order by "sort_key" asc, "id" asc limit 100 offset $3 ) invitation left join lateral ( select mail.state, mail.attempts, mail.due_at, mail.sent_at, mail.last_error from mail where mail.about = "invitation"."id" order by mail.created_at desc, mail.id desc limit 1 ) latest on true order by "sort_key" asc, "invitation"."id" asc) as item
select item.*, (select $1::int as total) as total from ( select invitation.id, guest_name as "guestName", guest_email as "guestEmail", status, additional_guests as "additionalGuests", reply_comments as "replyComments", to_char(("invited_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "invitedAt", to_char(("replied_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "repliedAt", token as "invitationToken", case when latest.state is not null then json_build_object( 'state', latest.state, 'attempts', latest.attempts, 'nextAttemptAt', case when latest.state = 'retrying' then to_char(("latest"."due_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') end, 'sentAt', to_char(("latest"."sent_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'reason', latest.last_error) end as delivery from ( select *, coalesce("reply_comments", '') as sort_key from invitation where "gameday_id" = $2 order by "sort_key" desc, "id" desc limit 100 offset $3 ) invitation left join lateral ( select mail.state, mail.attempts, mail.due_at, mail.sent_at, mail.last_error from mail where mail.about = "invitation"."id" order by mail.created_at desc, mail.id desc limit 1 ) latest on true order by "sort_key" desc, "invitation"."id" desc) as item
select item.*, (select $1::int as total) as total from ( select invitation.id, guest_name as "guestName", guest_email as "guestEmail", status, additional_guests as "additionalGuests", reply_comments as "replyComments", to_char(("invited_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "invitedAt", to_char(("replied_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "repliedAt", token as "invitationToken", case when latest.state is not null then json_build_object( 'state', latest.state, 'attempts', latest.attempts, 'nextAttemptAt', case when latest.state = 'retrying' then to_char(("latest"."due_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') end, 'sentAt', to_char(("latest"."sent_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'reason', latest.last_error) end as delivery from ( select *, lower("guest_email") as sort_key from invitation where "gameday_id" = $2 order by "sort_key" asc, "id" asc limit 100 offset $3 ) invitation left join lateral ( select mail.state, mail.attempts, mail.due_at, mail.sent_at, mail.last_error from mail where mail.about = "invitation"."id" order by mail.created_at desc, mail.id desc limit 1 ) latest on true order by "sort_key" asc, "invitation"."id" asc) as item
select item.*, (select $1::int as total) as total from ( select invitation.id, guest_name as "guestName", guest_email as "guestEmail", status, additional_guests as "additionalGuests", reply_comments as "replyComments", to_char(("invited_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "invitedAt", to_char(("replied_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "repliedAt", token as "invitationToken", case when latest.state is not null then json_build_object( 'state', latest.state, 'attempts', latest.attempts, 'nextAttemptAt', case when latest.state = 'retrying' then to_char(("latest"."due_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') end, 'sentAt', to_char(("latest"."sent_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'reason', latest.last_error) end as delivery from ( select *, lower("guest_email") as sort_key from invitation where "gameday_id" = $2 order by "sort_key" desc, "id" desc limit 100 offset $3 ) invitation left join lateral ( select mail.state, mail.attempts, mail.due_at, mail.sent_at, mail.last_error from mail where mail.about = "invitation"."id" order by mail.created_at desc, mail.id desc limit 1 ) latest on true order by "sort_key" desc, "invitation"."id" desc) as item
select item.*, (select $1::int as total) as total from ( select invitation.id, guest_name as "guestName", guest_email as "guestEmail", status, additional_guests as "additionalGuests", reply_comments as "replyComments", to_char(("invited_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "invitedAt", to_char(("replied_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "repliedAt", token as "invitationToken", case when latest.state is not null then json_build_object( 'state', latest.state, 'attempts', latest.attempts, 'nextAttemptAt', case when latest.state = 'retrying' then to_char(("latest"."due_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') end, 'sentAt', to_char(("latest"."sent_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'reason', latest.last_error) end as delivery from ( select *, lower("guest_name") collate "und-x-icu" as sort_key from invitation where "gameday_id" = $2 order by "sort_key" asc, "id" asc limit $3 offset $4 ) invitation left join lateral ( select mail.state, mail.attempts, mail.due_at, mail.sent_at, mail.last_error from mail where mail.about = "invitation"."id" order by mail.created_at desc, mail.id desc limit 1 ) latest on true order by "sort_key" asc, "invitation"."id" asc) as item
select item.*, (select $1::int as total) as total from ( select invitation.id, guest_name as "guestName", guest_email as "guestEmail", status, additional_guests as "additionalGuests", reply_comments as "replyComments", to_char(("invited_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "invitedAt", to_char(("replied_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "repliedAt", token as "invitationToken", case when latest.state is not null then json_build_object( 'state', latest.state, 'attempts', latest.attempts, 'nextAttemptAt', case when latest.state = 'retrying' then to_char(("latest"."due_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') end, 'sentAt', to_char(("latest"."sent_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'reason', latest.last_error) end as delivery from ( select *, lower("guest_name") collate "und-x-icu" as sort_key from invitation where "gameday_id" = $2 order by "sort_key" asc, "id" asc limit 100 offset $3 ) invitation left join lateral ( select mail.state, mail.attempts, mail.due_at, mail.sent_at, mail.last_error from mail where mail.about = "invitation"."id" order by mail.created_at desc, mail.id desc limit 1 ) latest on true order by "sort_key" asc, "invitation"."id" asc) as item
select item.*, (select $1::int as total) as total from ( select invitation.id, guest_name as "guestName", guest_email as "guestEmail", status, additional_guests as "additionalGuests", reply_comments as "replyComments", to_char(("invited_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "invitedAt", to_char(("replied_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "repliedAt", token as "invitationToken", case when latest.state is not null then json_build_object( 'state', latest.state, 'attempts', latest.attempts, 'nextAttemptAt', case when latest.state = 'retrying' then to_char(("latest"."due_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') end, 'sentAt', to_char(("latest"."sent_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'reason', latest.last_error) end as delivery from ( select *, lower("guest_name") collate "und-x-icu" as sort_key from invitation where "gameday_id" = $2 order by "sort_key" asc, "id" asc limit 25 ) invitation left join lateral ( select mail.state, mail.attempts, mail.due_at, mail.sent_at, mail.last_error from mail where mail.about = "invitation"."id" order by mail.created_at desc, mail.id desc limit 1 ) latest on true order by "sort_key" asc, "invitation"."id" asc) as item
select item.*, (select $1::int as total) as total from ( select invitation.id, guest_name as "guestName", guest_email as "guestEmail", status, additional_guests as "additionalGuests", reply_comments as "replyComments", to_char(("invited_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "invitedAt", to_char(("replied_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "repliedAt", token as "invitationToken", case when latest.state is not null then json_build_object( 'state', latest.state, 'attempts', latest.attempts, 'nextAttemptAt', case when latest.state = 'retrying' then to_char(("latest"."due_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') end, 'sentAt', to_char(("latest"."sent_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'reason', latest.last_error) end as delivery from ( select *, lower("guest_name") collate "und-x-icu" as sort_key from invitation where "gameday_id" = $2 order by "sort_key" desc, "id" desc limit 100 offset $3 ) invitation left join lateral ( select mail.state, mail.attempts, mail.due_at, mail.sent_at, mail.last_error from mail where mail.about = "invitation"."id" order by mail.created_at desc, mail.id desc limit 1 ) latest on true order by "sort_key" desc, "invitation"."id" desc) as item
select item.*, (select $1::int as total) as total from ( select invitation.id, guest_name as "guestName", guest_email as "guestEmail", status, additional_guests as "additionalGuests", reply_comments as "replyComments", to_char(("invited_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "invitedAt", to_char(("replied_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "repliedAt", token as "invitationToken", case when latest.state is not null then json_build_object( 'state', latest.state, 'attempts', latest.attempts, 'nextAttemptAt', case when latest.state = 'retrying' then to_char(("latest"."due_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') end, 'sentAt', to_char(("latest"."sent_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'reason', latest.last_error) end as delivery from ( select *, lower("guest_name") collate "und-x-icu" as sort_key from invitation where "gameday_id" = $2 order by "sort_key" desc, "id" desc limit 25 ) invitation left join lateral ( select mail.state, mail.attempts, mail.due_at, mail.sent_at, mail.last_error from mail where mail.about = "invitation"."id" order by mail.created_at desc, mail.id desc limit 1 ) latest on true order by "sort_key" desc, "invitation"."id" desc) as item
select item.*, (select $1::int as total) as total from ( select invitation.id, guest_name as "guestName", guest_email as "guestEmail", status, additional_guests as "additionalGuests", reply_comments as "replyComments", to_char(("invited_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "invitedAt", to_char(("replied_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "repliedAt", token as "invitationToken", case when latest.state is not null then json_build_object( 'state', latest.state, 'attempts', latest.attempts, 'nextAttemptAt', case when latest.state = 'retrying' then to_char(("latest"."due_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') end, 'sentAt', to_char(("latest"."sent_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'reason', latest.last_error) end as delivery from ( select *, lower("guest_name") collate "und-x-icu" as sort_key from invitation where ("gameday_id" = $2 and "status" = $3) order by "sort_key" asc, "id" asc limit 25 ) invitation left join lateral ( select mail.state, mail.attempts, mail.due_at, mail.sent_at, mail.last_error from mail where mail.about = "invitation"."id" order by mail.created_at desc, mail.id desc limit 1 ) latest on true order by "sort_key" asc, "invitation"."id" asc) as item
select item.*, (select count(*)::int as total from ( select registration.id, account.email, to_char(("registration"."registered_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "registeredAt", to_char(( case when "account"."confirmed_at" is null and registration.paid_badges = 0 then registration.held_until end) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "heldUntil", $1::int * greatest(0, count(*) filter (where attendee.badge) - registration.paid_badges)::int as "amountDue", (count(*) filter (where attendee.badge))::int as badges, $2::int * (count(*) filter (where attendee.badge))::int as amount, json_agg(json_build_object( 'id', attendee.id, 'name', user_name.name, 'badge', attendee.badge, 'checkedInAt', to_char(("attendee"."checked_in_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by attendee.position) as attendees, (array_agg(lower("user_name"."name") collate "und-x-icu" order by attendee.position))[1] as sort_key from registration join (select id, email, confirmed_at from account) account on account.id = registration.user_id join attendee on attendee.registration_id = registration.id join (select id, user_id, name, position from user_name) user_name on user_name.id = attendee.name_id where "registration"."edition" = $3 group by registration.id, account.email, account.confirmed_at) entry where ($4::boolean is null or ("amountDue" = 0) = $5::boolean)) as total from ( select id, email, "registeredAt", "heldUntil", "amountDue" = 0 as paid, amount, "amountDue", badges, attendees from ( select registration.id, account.email, to_char(("registration"."registered_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "registeredAt", to_char(( case when "account"."confirmed_at" is null and registration.paid_badges = 0 then registration.held_until end) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "heldUntil", $6::int * greatest(0, count(*) filter (where attendee.badge) - registration.paid_badges)::int as "amountDue", (count(*) filter (where attendee.badge))::int as badges, $7::int * (count(*) filter (where attendee.badge))::int as amount, json_agg(json_build_object( 'id', attendee.id, 'name', user_name.name, 'badge', attendee.badge, 'checkedInAt', to_char(("attendee"."checked_in_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by attendee.position) as attendees, (array_agg(lower("user_name"."name") collate "und-x-icu" order by attendee.position))[1] as sort_key from registration join (select id, email, confirmed_at from account) account on account.id = registration.user_id join attendee on attendee.registration_id = registration.id join (select id, user_id, name, position from user_name) user_name on user_name.id = attendee.name_id where "registration"."edition" = $8 group by registration.id, account.email, account.confirmed_at) entry where ($9::boolean is null or ("amountDue" = 0) = $10::boolean) order by sort_key, id limit $11 offset $12) as item
select item.*, (select count(*)::int as total from ( select registration.id, account.email, to_char(("registration"."registered_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "registeredAt", to_char(( case when "account"."confirmed_at" is null and registration.paid_badges = 0 then registration.held_until end) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "heldUntil", $1::int * greatest(0, count(*) filter (where attendee.badge) - registration.paid_badges)::int as "amountDue", (count(*) filter (where attendee.badge))::int as badges, $2::int * (count(*) filter (where attendee.badge))::int as amount, json_agg(json_build_object( 'id', attendee.id, 'name', user_name.name, 'badge', attendee.badge, 'checkedInAt', to_char(("attendee"."checked_in_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by attendee.position) as attendees, (array_agg(lower("user_name"."name") collate "und-x-icu" order by attendee.position))[1] as sort_key from registration join (select id, email, confirmed_at from account) account on account.id = registration.user_id join attendee on attendee.registration_id = registration.id join (select id, user_id, name, position from user_name) user_name on user_name.id = attendee.name_id where "registration"."edition" = $3 group by registration.id, account.email, account.confirmed_at) entry where ($4::boolean is null or ("amountDue" = 0) = $5::boolean)) as total from ( select id, email, "registeredAt", "heldUntil", "amountDue" = 0 as paid, amount, "amountDue", badges, attendees from ( select registration.id, account.email, to_char(("registration"."registered_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "registeredAt", to_char(( case when "account"."confirmed_at" is null and registration.paid_badges = 0 then registration.held_until end) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "heldUntil", $6::int * greatest(0, count(*) filter (where attendee.badge) - registration.paid_badges)::int as "amountDue", (count(*) filter (where attendee.badge))::int as badges, $7::int * (count(*) filter (where attendee.badge))::int as amount, json_agg(json_build_object( 'id', attendee.id, 'name', user_name.name, 'badge', attendee.badge, 'checkedInAt', to_char(("attendee"."checked_in_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by attendee.position) as attendees, (array_agg(lower("user_name"."name") collate "und-x-icu" order by attendee.position))[1] as sort_key from registration join (select id, email, confirmed_at from account) account on account.id = registration.user_id join attendee on attendee.registration_id = registration.id join (select id, user_id, name, position from user_name) user_name on user_name.id = attendee.name_id where "registration"."edition" = $8 group by registration.id, account.email, account.confirmed_at) entry where ($9::boolean is null or ("amountDue" = 0) = $10::boolean) order by sort_key, id limit 25) as item
select item.*, (select count(*)::int as total from ( select registration.id, account.email, to_char(("registration"."registered_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "registeredAt", to_char(( case when "account"."confirmed_at" is null and registration.paid_badges = 0 then registration.held_until end) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "heldUntil", $1::int * greatest(0, count(*) filter (where attendee.badge) - registration.paid_badges)::int as "amountDue", (count(*) filter (where attendee.badge))::int as badges, $2::int * (count(*) filter (where attendee.badge))::int as amount, json_agg(json_build_object( 'id', attendee.id, 'name', user_name.name, 'badge', attendee.badge, 'checkedInAt', to_char(("attendee"."checked_in_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by attendee.position) as attendees, (array_agg(lower("user_name"."name") collate "und-x-icu" order by attendee.position))[1] as sort_key from registration join (select id, email, confirmed_at from account) account on account.id = registration.user_id join attendee on attendee.registration_id = registration.id join (select id, user_id, name, position from user_name) user_name on user_name.id = attendee.name_id where ("registration"."edition" = $3 and ("account"."email" ilike $4 or exists (select "person"."id" from "attendee" as "person" inner join "user_name" as "known" on "known"."id" = "person"."name_id" where "person"."registration_id" = "registration"."id" and "known"."name" ilike $5))) group by registration.id, account.email, account.confirmed_at) entry where ($6::boolean is null or ("amountDue" = 0) = $7::boolean)) as total from ( select id, email, "registeredAt", "heldUntil", "amountDue" = 0 as paid, amount, "amountDue", badges, attendees from ( select registration.id, account.email, to_char(("registration"."registered_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "registeredAt", to_char(( case when "account"."confirmed_at" is null and registration.paid_badges = 0 then registration.held_until end) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "heldUntil", $8::int * greatest(0, count(*) filter (where attendee.badge) - registration.paid_badges)::int as "amountDue", (count(*) filter (where attendee.badge))::int as badges, $9::int * (count(*) filter (where attendee.badge))::int as amount, json_agg(json_build_object( 'id', attendee.id, 'name', user_name.name, 'badge', attendee.badge, 'checkedInAt', to_char(("attendee"."checked_in_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by attendee.position) as attendees, (array_agg(lower("user_name"."name") collate "und-x-icu" order by attendee.position))[1] as sort_key from registration join (select id, email, confirmed_at from account) account on account.id = registration.user_id join attendee on attendee.registration_id = registration.id join (select id, user_id, name, position from user_name) user_name on user_name.id = attendee.name_id where ("registration"."edition" = $10 and ("account"."email" ilike $11 or exists (select "person"."id" from "attendee" as "person" inner join "user_name" as "known" on "known"."id" = "person"."name_id" where "person"."registration_id" = "registration"."id" and "known"."name" ilike $12))) group by registration.id, account.email, account.confirmed_at) entry where ($13::boolean is null or ("amountDue" = 0) = $14::boolean) order by sort_key, id limit 25) as item
select item.*, (select count(*)::int as total from ((select "address" from (select address, reason, created_at, note from suppression) as "suppressed" where "address" ilike $1 and "reason" = $2)) as found) as total from ((select "address", "reason", to_char(("created_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", "note" from (select address, reason, created_at, note from suppression) as "suppressed" where "address" ilike $3 and "reason" = $4 order by "created_at" desc, "address", "reason" limit 100)) as item
select item.*, (select count(*)::int as total from ((select "address" from (select address, reason, created_at, note from suppression) as "suppressed" where "address" ilike $1)) as found) as total from ((select "address", "reason", to_char(("created_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", "note" from (select address, reason, created_at, note from suppression) as "suppressed" where "address" ilike $2 order by "created_at" desc, "address", "reason" limit 25)) as item
select item.*, (select count(*)::int as total from ((select "address" from (select address, reason, created_at, note from suppression) as "suppressed")) as found) as total from ((select "address", "reason", to_char(("created_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", "note" from (select address, reason, created_at, note from suppression) as "suppressed" order by "created_at" desc, "address", "reason" limit 10 offset $1)) as item
select item.*, (select count(*)::int as total from ((select "address" from (select address, reason, created_at, note from suppression) as "suppressed")) as found) as total from ((select "address", "reason", to_char(("created_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", "note" from (select address, reason, created_at, note from suppression) as "suppressed" order by "created_at" desc, "address", "reason" limit 25)) as item
select item.*, (select count(*)::int as total from ((select "mail"."id" from "mail" left join "mailing" on "mailing"."id" = "mail"."mailing_id" where mail.state = 'failed' and mail.given_up_at is null and (mail.last_code is null or mail.last_code < 500 or mail.blocked) and mail.state = 'failed' and (mail.expires_at is null or mail.expires_at > now()) and ( select suppression.reason from suppression where suppression.address = lower("mail"."recipient_address") and suppression.reason = any($1::text[]) order by array_position($2::text[], suppression.reason) limit 1) is null)) as found) as total from ((select "mail"."id", "mail"."kind", "mailing"."title" as "mailing", "mail"."recipient_name" as "name", "mail"."recipient_address" as "email", "mail"."attempts", "mail"."last_error" as "reason", to_char(("mail"."due_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "since" from "mail" left join "mailing" on "mailing"."id" = "mail"."mailing_id" where mail.state = 'failed' and mail.given_up_at is null and (mail.last_code is null or mail.last_code < 500 or mail.blocked) and mail.state = 'failed' and (mail.expires_at is null or mail.expires_at > now()) and ( select suppression.reason from suppression where suppression.address = lower("mail"."recipient_address") and suppression.reason = any($3::text[]) order by array_position($4::text[], suppression.reason) limit 1) is null order by "mail"."due_at" desc, "mail"."id" limit 25)) as item
select item.*, (select count(*)::int as total from ((select "member"."about" from "audience_member" as "member" inner join "audience" on "audience"."id" = "member"."audience_id" where "audience"."mailing_id" = $1 and "member"."skipped" is null and "search_text" like lower($2))) as recipient) as total from ((select "member"."about" as "id", "member"."name", "member"."address" as "email" from "audience_member" as "member" inner join "audience" on "audience"."id" = "member"."audience_id" where "audience"."mailing_id" = $3 and "member"."skipped" is null and "search_text" like lower($4) order by lower("member"."address") limit 25)) as item
select item.*, (select count(*)::int as total from ((select "member"."about" from "audience_member" as "member" inner join "audience" on "audience"."id" = "member"."audience_id" where "audience"."mailing_id" = $1 and "member"."skipped" is null and 1 = 1)) as recipient) as total from ((select "member"."about" as "id", "member"."name", "member"."address" as "email" from "audience_member" as "member" inner join "audience" on "audience"."id" = "member"."audience_id" where "audience"."mailing_id" = $2 and "member"."skipped" is null and 1 = 1 order by lower("member"."address") limit $3)) as item
select item.*, (select count(*)::int as total from ((select "member"."about" from "audience_member" as "member" inner join "audience" on "audience"."id" = "member"."audience_id" where "audience"."mailing_id" = $1 and "member"."skipped" is null and 1 = 1)) as recipient) as total from ((select "member"."about" as "id", "member"."name", "member"."address" as "email" from "audience_member" as "member" inner join "audience" on "audience"."id" = "member"."audience_id" where "audience"."mailing_id" = $2 and "member"."skipped" is null and 1 = 1 order by lower("member"."address") limit 25)) as item
select item.*, (select count(*)::int as total from invitation where "gameday_id" = $1) as total from ((select "id", "guest_name" as "name", "guest_email" as "email", ( select suppression.reason from suppression where suppression.address = lower("guest_email") and suppression.reason = any($2::text[]) order by array_position($3::text[], suppression.reason) limit 1) as "skipped" from "invitation" where "gameday_id" = $4 order by lower("guest_name") collate "und-x-icu", "id" limit $5 offset $6)) as item
select item.*, (select count(*)::int as total from invitation where "gameday_id" = $1) as total from ((select "id", "guest_name" as "name", "guest_email" as "email", ( select suppression.reason from suppression where suppression.address = lower("guest_email") and suppression.reason = any($2::text[]) order by array_position($3::text[], suppression.reason) limit 1) as "skipped" from "invitation" where "gameday_id" = $4 order by lower("guest_name") collate "und-x-icu", "id" limit 25)) as item
select item.*, (select count(*)::int as total from invitation where ("gameday_id" = $1 and "status" = $2)) as total from ((select "id", "guest_name" as "name", "guest_email" as "email", ( select suppression.reason from suppression where suppression.address = lower("guest_email") and suppression.reason = any($3::text[]) order by array_position($4::text[], suppression.reason) limit 1) as "skipped" from "invitation" where ("gameday_id" = $5 and "status" = $6) order by lower("guest_name") collate "und-x-icu", "id" limit 25)) as item
select item.*, (select count(*)::int as total from invitation where ("gameday_id" = $1 and ("guest_name" ilike $2 or "guest_email" ilike $3 or "reply_comments" ilike $4))) as total from ( select invitation.id, guest_name as "guestName", guest_email as "guestEmail", status, additional_guests as "additionalGuests", reply_comments as "replyComments", to_char(("invited_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "invitedAt", to_char(("replied_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "repliedAt", token as "invitationToken", case when latest.state is not null then json_build_object( 'state', latest.state, 'attempts', latest.attempts, 'nextAttemptAt', case when latest.state = 'retrying' then to_char(("latest"."due_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') end, 'sentAt', to_char(("latest"."sent_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'reason', latest.last_error) end as delivery from ( select *, lower("guest_name") collate "und-x-icu" as sort_key from invitation where ("gameday_id" = $5 and ("guest_name" ilike $6 or "guest_email" ilike $7 or "reply_comments" ilike $8)) order by "sort_key" asc, "id" asc limit 25 ) invitation left join lateral ( select mail.state, mail.attempts, mail.due_at, mail.sent_at, mail.last_error from mail where mail.about = "invitation"."id" order by mail.created_at desc, mail.id desc limit 1 ) latest on true order by "sort_key" asc, "invitation"."id" asc) as item
select item.*, (select count(*)::int as total from invitation where ("gameday_id" = $1 and ("guest_name" ilike $2 or "guest_email" ilike $3))) as total from ((select "id", "guest_name" as "name", "guest_email" as "email", ( select suppression.reason from suppression where suppression.address = lower("guest_email") and suppression.reason = any($4::text[]) order by array_position($5::text[], suppression.reason) limit 1) as "skipped" from "invitation" where ("gameday_id" = $6 and ("guest_name" ilike $7 or "guest_email" ilike $8)) order by lower("guest_name") collate "und-x-icu", "id" limit 25)) as item
select item.*, (select count(*)::int as total from listing where (/* planned anew */ true and hidden_reason is null and lapsed_at is null and "condition" in ('New'))) as total from ( select listing.id, game_name as "gameName", game_description as "gameDescription", condition, (price_cents / 100.0)::float8 as price, notes, location, expansions, status, to_char(("listing"."created_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", to_char(("listing"."renewed_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "renewedAt", lapsed_at is not null as "isLapsed", hidden_reason is not null as "isHidden", bgg_id as "bggId", bgg_thumbnail as "bggThumbnail", coalesce(photos.images, '[]') as images, (select count(*)::int from listing_queue where listing_id = listing.id) as "queueLength", (select count(*)::int from listing_discussion where listing_id = listing.id and message_type = 'Comment') as "commentCount", methods.anonymous as "paymentMethods", jsonb_build_object('name', coalesce(( select user_name.name from (select id, user_id, name, position from user_name) user_name where user_name.user_id = "listing"."seller_id" and "user_name"."name" not like '%@%' and not coalesce((select not bool_or(badge) from attendee where name_id = "user_name"."id"), false) order by user_name.position limit 1), $1), 'email', null, 'paymentMethods', methods.anonymous) as seller, null as "pendingBuyerId", null as "pendingBuyerName", null as "renewBy", null as version, null as "hiddenReason", null as "reportCount", false as "isMine", false as "isMyPurchase", false as "isInQueue", null as "queuePlace" from (select id from listing where (/* planned anew */ true and hidden_reason is null and lapsed_at is null and "condition" in ('New')) order by "created_at" desc, "id" desc limit 25) chosen join listing on listing.id = chosen.id join (select id, email, confirmed_at from account) seller on seller.id = listing.seller_id left join lateral ( select json_agg(json_build_object('id', id, 'isMain', is_main, 'order', position) order by position) as images from listing_photo where listing_id = listing.id ) photos on true cross join lateral ( select jsonb_agg(method || '{"identifier": null, "notes": null}') as anonymous from jsonb_array_elements(payment_methods) as method ) methods order by "created_at" desc, "listing"."id" desc) as item
select item.*, (select count(*)::int as total from listing where (/* planned anew */ true and hidden_reason is null and lapsed_at is null and "condition" in ('New', 'Poor'))) as total from ( select listing.id, game_name as "gameName", game_description as "gameDescription", condition, (price_cents / 100.0)::float8 as price, notes, location, expansions, status, to_char(("listing"."created_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", to_char(("listing"."renewed_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "renewedAt", lapsed_at is not null as "isLapsed", hidden_reason is not null as "isHidden", bgg_id as "bggId", bgg_thumbnail as "bggThumbnail", coalesce(photos.images, '[]') as images, (select count(*)::int from listing_queue where listing_id = listing.id) as "queueLength", (select count(*)::int from listing_discussion where listing_id = listing.id and message_type = 'Comment') as "commentCount", methods.anonymous as "paymentMethods", jsonb_build_object('name', coalesce(( select user_name.name from (select id, user_id, name, position from user_name) user_name where user_name.user_id = "listing"."seller_id" and "user_name"."name" not like '%@%' and not coalesce((select not bool_or(badge) from attendee where name_id = "user_name"."id"), false) order by user_name.position limit 1), $1), 'email', null, 'paymentMethods', methods.anonymous) as seller, null as "pendingBuyerId", null as "pendingBuyerName", null as "renewBy", null as version, null as "hiddenReason", null as "reportCount", false as "isMine", false as "isMyPurchase", false as "isInQueue", null as "queuePlace" from (select id from listing where (/* planned anew */ true and hidden_reason is null and lapsed_at is null and "condition" in ('New', 'Poor')) order by "created_at" desc, "id" desc limit 25) chosen join listing on listing.id = chosen.id join (select id, email, confirmed_at from account) seller on seller.id = listing.seller_id left join lateral ( select json_agg(json_build_object('id', id, 'isMain', is_main, 'order', position) order by position) as images from listing_photo where listing_id = listing.id ) photos on true cross join lateral ( select jsonb_agg(method || '{"identifier": null, "notes": null}') as anonymous from jsonb_array_elements(payment_methods) as method ) methods order by "created_at" desc, "listing"."id" desc) as item
select item.*, (select count(*)::int as total from listing where (/* planned anew */ true and hidden_reason is null and lapsed_at is null and "price_cents" <= 4549)) as total from ( select listing.id, game_name as "gameName", game_description as "gameDescription", condition, (price_cents / 100.0)::float8 as price, notes, location, expansions, status, to_char(("listing"."created_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", to_char(("listing"."renewed_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "renewedAt", lapsed_at is not null as "isLapsed", hidden_reason is not null as "isHidden", bgg_id as "bggId", bgg_thumbnail as "bggThumbnail", coalesce(photos.images, '[]') as images, (select count(*)::int from listing_queue where listing_id = listing.id) as "queueLength", (select count(*)::int from listing_discussion where listing_id = listing.id and message_type = 'Comment') as "commentCount", methods.anonymous as "paymentMethods", jsonb_build_object('name', coalesce(( select user_name.name from (select id, user_id, name, position from user_name) user_name where user_name.user_id = "listing"."seller_id" and "user_name"."name" not like '%@%' and not coalesce((select not bool_or(badge) from attendee where name_id = "user_name"."id"), false) order by user_name.position limit 1), $1), 'email', null, 'paymentMethods', methods.anonymous) as seller, null as "pendingBuyerId", null as "pendingBuyerName", null as "renewBy", null as version, null as "hiddenReason", null as "reportCount", false as "isMine", false as "isMyPurchase", false as "isInQueue", null as "queuePlace" from (select id from listing where (/* planned anew */ true and hidden_reason is null and lapsed_at is null and "price_cents" <= 4549) order by "created_at" desc, "id" desc limit 25) chosen join listing on listing.id = chosen.id join (select id, email, confirmed_at from account) seller on seller.id = listing.seller_id left join lateral ( select json_agg(json_build_object('id', id, 'isMain', is_main, 'order', position) order by position) as images from listing_photo where listing_id = listing.id ) photos on true cross join lateral ( select jsonb_agg(method || '{"identifier": null, "notes": null}') as anonymous from jsonb_array_elements(payment_methods) as method ) methods order by "created_at" desc, "listing"."id" desc) as item
select item.*, (select count(*)::int as total from listing where (/* planned anew */ true and hidden_reason is null and lapsed_at is null and "price_cents" >= 4550)) as total from ( select listing.id, game_name as "gameName", game_description as "gameDescription", condition, (price_cents / 100.0)::float8 as price, notes, location, expansions, status, to_char(("listing"."created_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", to_char(("listing"."renewed_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "renewedAt", lapsed_at is not null as "isLapsed", hidden_reason is not null as "isHidden", bgg_id as "bggId", bgg_thumbnail as "bggThumbnail", coalesce(photos.images, '[]') as images, (select count(*)::int from listing_queue where listing_id = listing.id) as "queueLength", (select count(*)::int from listing_discussion where listing_id = listing.id and message_type = 'Comment') as "commentCount", methods.anonymous as "paymentMethods", jsonb_build_object('name', coalesce(( select user_name.name from (select id, user_id, name, position from user_name) user_name where user_name.user_id = "listing"."seller_id" and "user_name"."name" not like '%@%' and not coalesce((select not bool_or(badge) from attendee where name_id = "user_name"."id"), false) order by user_name.position limit 1), $1), 'email', null, 'paymentMethods', methods.anonymous) as seller, null as "pendingBuyerId", null as "pendingBuyerName", null as "renewBy", null as version, null as "hiddenReason", null as "reportCount", false as "isMine", false as "isMyPurchase", false as "isInQueue", null as "queuePlace" from (select id from listing where (/* planned anew */ true and hidden_reason is null and lapsed_at is null and "price_cents" >= 4550) order by "created_at" desc, "id" desc limit 25) chosen join listing on listing.id = chosen.id join (select id, email, confirmed_at from account) seller on seller.id = listing.seller_id left join lateral ( select json_agg(json_build_object('id', id, 'isMain', is_main, 'order', position) order by position) as images from listing_photo where listing_id = listing.id ) photos on true cross join lateral ( select jsonb_agg(method || '{"identifier": null, "notes": null}') as anonymous from jsonb_array_elements(payment_methods) as method ) methods order by "created_at" desc, "listing"."id" desc) as item
select item.*, (select count(*)::int as total from listing where (/* planned anew */ true and hidden_reason is null and lapsed_at is null and "status" = 'Sold')) as total from ( select listing.id, game_name as "gameName", game_description as "gameDescription", condition, (price_cents / 100.0)::float8 as price, notes, location, expansions, status, to_char(("listing"."created_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", to_char(("listing"."renewed_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "renewedAt", lapsed_at is not null as "isLapsed", hidden_reason is not null as "isHidden", bgg_id as "bggId", bgg_thumbnail as "bggThumbnail", coalesce(photos.images, '[]') as images, (select count(*)::int from listing_queue where listing_id = listing.id) as "queueLength", (select count(*)::int from listing_discussion where listing_id = listing.id and message_type = 'Comment') as "commentCount", methods.anonymous as "paymentMethods", jsonb_build_object('name', coalesce(( select user_name.name from (select id, user_id, name, position from user_name) user_name where user_name.user_id = "listing"."seller_id" and "user_name"."name" not like '%@%' and not coalesce((select not bool_or(badge) from attendee where name_id = "user_name"."id"), false) order by user_name.position limit 1), $1), 'email', null, 'paymentMethods', methods.anonymous) as seller, null as "pendingBuyerId", null as "pendingBuyerName", null as "renewBy", null as version, null as "hiddenReason", null as "reportCount", false as "isMine", false as "isMyPurchase", false as "isInQueue", null as "queuePlace" from (select id from listing where (/* planned anew */ true and hidden_reason is null and lapsed_at is null and "status" = 'Sold') order by "created_at" desc, "id" desc limit 25) chosen join listing on listing.id = chosen.id join (select id, email, confirmed_at from account) seller on seller.id = listing.seller_id left join lateral ( select json_agg(json_build_object('id', id, 'isMain', is_main, 'order', position) order by position) as images from listing_photo where listing_id = listing.id ) photos on true cross join lateral ( select jsonb_agg(method || '{"identifier": null, "notes": null}') as anonymous from jsonb_array_elements(payment_methods) as method ) methods order by "created_at" desc, "listing"."id" desc) as item
select item.*, (select count(*)::int as total from listing where hidden_reason is null and lapsed_at is null) as total from ( select listing.id, game_name as "gameName", game_description as "gameDescription", condition, (price_cents / 100.0)::float8 as price, notes, location, expansions, status, to_char(("listing"."created_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", to_char(("listing"."renewed_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "renewedAt", lapsed_at is not null as "isLapsed", hidden_reason is not null as "isHidden", bgg_id as "bggId", bgg_thumbnail as "bggThumbnail", coalesce(photos.images, '[]') as images, (select count(*)::int from listing_queue where listing_id = listing.id) as "queueLength", (select count(*)::int from listing_discussion where listing_id = listing.id and message_type = 'Comment') as "commentCount", methods.anonymous as "paymentMethods", jsonb_build_object('name', coalesce(( select user_name.name from (select id, user_id, name, position from user_name) user_name where user_name.user_id = "listing"."seller_id" and "user_name"."name" not like '%@%' and not coalesce((select not bool_or(badge) from attendee where name_id = "user_name"."id"), false) order by user_name.position limit 1), $1), 'email', null, 'paymentMethods', methods.anonymous) as seller, null as "pendingBuyerId", null as "pendingBuyerName", null as "renewBy", null as version, null as "hiddenReason", null as "reportCount", false as "isMine", false as "isMyPurchase", false as "isInQueue", null as "queuePlace" from (select id from listing where hidden_reason is null and lapsed_at is null order by "created_at" asc, "id" asc limit 25) chosen join listing on listing.id = chosen.id join (select id, email, confirmed_at from account) seller on seller.id = listing.seller_id left join lateral ( select json_agg(json_build_object('id', id, 'isMain', is_main, 'order', position) order by position) as images from listing_photo where listing_id = listing.id ) photos on true cross join lateral ( select jsonb_agg(method || '{"identifier": null, "notes": null}') as anonymous from jsonb_array_elements(payment_methods) as method ) methods order by "created_at" asc, "listing"."id" asc) as item
select item.*, (select count(*)::int as total from listing where hidden_reason is null and lapsed_at is null) as total from ( select listing.id, game_name as "gameName", game_description as "gameDescription", condition, (price_cents / 100.0)::float8 as price, notes, location, expansions, status, to_char(("listing"."created_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", to_char(("listing"."renewed_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "renewedAt", lapsed_at is not null as "isLapsed", hidden_reason is not null as "isHidden", bgg_id as "bggId", bgg_thumbnail as "bggThumbnail", coalesce(photos.images, '[]') as images, (select count(*)::int from listing_queue where listing_id = listing.id) as "queueLength", (select count(*)::int from listing_discussion where listing_id = listing.id and message_type = 'Comment') as "commentCount", methods.anonymous as "paymentMethods", jsonb_build_object('name', coalesce(( select user_name.name from (select id, user_id, name, position from user_name) user_name where user_name.user_id = "listing"."seller_id" and "user_name"."name" not like '%@%' and not coalesce((select not bool_or(badge) from attendee where name_id = "user_name"."id"), false) order by user_name.position limit 1), $1), 'email', null, 'paymentMethods', methods.anonymous) as seller, null as "pendingBuyerId", null as "pendingBuyerName", null as "renewBy", null as version, null as "hiddenReason", null as "reportCount", false as "isMine", false as "isMyPurchase", false as "isInQueue", null as "queuePlace" from (select id from listing where hidden_reason is null and lapsed_at is null order by "created_at" desc, "id" desc limit 24) chosen join listing on listing.id = chosen.id join (select id, email, confirmed_at from account) seller on seller.id = listing.seller_id left join lateral ( select json_agg(json_build_object('id', id, 'isMain', is_main, 'order', position) order by position) as images from listing_photo where listing_id = listing.id ) photos on true cross join lateral ( select jsonb_agg(method || '{"identifier": null, "notes": null}') as anonymous from jsonb_array_elements(payment_methods) as method ) methods order by "created_at" desc, "listing"."id" desc) as item
select item.*, (select count(*)::int as total from listing where hidden_reason is null and lapsed_at is null) as total from ( select listing.id, game_name as "gameName", game_description as "gameDescription", condition, (price_cents / 100.0)::float8 as price, notes, location, expansions, status, to_char(("listing"."created_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", to_char(("listing"."renewed_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "renewedAt", lapsed_at is not null as "isLapsed", hidden_reason is not null as "isHidden", bgg_id as "bggId", bgg_thumbnail as "bggThumbnail", coalesce(photos.images, '[]') as images, (select count(*)::int from listing_queue where listing_id = listing.id) as "queueLength", (select count(*)::int from listing_discussion where listing_id = listing.id and message_type = 'Comment') as "commentCount", methods.anonymous as "paymentMethods", jsonb_build_object('name', coalesce(( select user_name.name from (select id, user_id, name, position from user_name) user_name where user_name.user_id = "listing"."seller_id" and "user_name"."name" not like '%@%' and not coalesce((select not bool_or(badge) from attendee where name_id = "user_name"."id"), false) order by user_name.position limit 1), $1), 'email', null, 'paymentMethods', methods.anonymous) as seller, null as "pendingBuyerId", null as "pendingBuyerName", null as "renewBy", null as version, null as "hiddenReason", null as "reportCount", false as "isMine", false as "isMyPurchase", false as "isInQueue", null as "queuePlace" from (select id from listing where hidden_reason is null and lapsed_at is null order by "created_at" desc, "id" desc limit 25 offset $2) chosen join listing on listing.id = chosen.id join (select id, email, confirmed_at from account) seller on seller.id = listing.seller_id left join lateral ( select json_agg(json_build_object('id', id, 'isMain', is_main, 'order', position) order by position) as images from listing_photo where listing_id = listing.id ) photos on true cross join lateral ( select jsonb_agg(method || '{"identifier": null, "notes": null}') as anonymous from jsonb_array_elements(payment_methods) as method ) methods order by "created_at" desc, "listing"."id" desc) as item
select item.*, (select count(*)::int as total from listing where hidden_reason is null and lapsed_at is null) as total from ( select listing.id, game_name as "gameName", game_description as "gameDescription", condition, (price_cents / 100.0)::float8 as price, notes, location, expansions, status, to_char(("listing"."created_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", to_char(("listing"."renewed_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "renewedAt", lapsed_at is not null as "isLapsed", hidden_reason is not null as "isHidden", bgg_id as "bggId", bgg_thumbnail as "bggThumbnail", coalesce(photos.images, '[]') as images, (select count(*)::int from listing_queue where listing_id = listing.id) as "queueLength", (select count(*)::int from listing_discussion where listing_id = listing.id and message_type = 'Comment') as "commentCount", methods.anonymous as "paymentMethods", jsonb_build_object('name', coalesce(( select user_name.name from (select id, user_id, name, position from user_name) user_name where user_name.user_id = "listing"."seller_id" and "user_name"."name" not like '%@%' and not coalesce((select not bool_or(badge) from attendee where name_id = "user_name"."id"), false) order by user_name.position limit 1), $1), 'email', null, 'paymentMethods', methods.anonymous) as seller, null as "pendingBuyerId", null as "pendingBuyerName", null as "renewBy", null as version, null as "hiddenReason", null as "reportCount", false as "isMine", false as "isMyPurchase", false as "isInQueue", null as "queuePlace" from (select id from listing where hidden_reason is null and lapsed_at is null order by "created_at" desc, "id" desc limit 25) chosen join listing on listing.id = chosen.id join (select id, email, confirmed_at from account) seller on seller.id = listing.seller_id left join lateral ( select json_agg(json_build_object('id', id, 'isMain', is_main, 'order', position) order by position) as images from listing_photo where listing_id = listing.id ) photos on true cross join lateral ( select jsonb_agg(method || '{"identifier": null, "notes": null}') as anonymous from jsonb_array_elements(payment_methods) as method ) methods order by "created_at" desc, "listing"."id" desc) as item
select item.*, (select count(*)::int as total from listing where hidden_reason is null and lapsed_at is null) as total from ( select listing.id, game_name as "gameName", game_description as "gameDescription", condition, (price_cents / 100.0)::float8 as price, notes, location, expansions, status, to_char(("listing"."created_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", to_char(("listing"."renewed_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "renewedAt", lapsed_at is not null as "isLapsed", hidden_reason is not null as "isHidden", bgg_id as "bggId", bgg_thumbnail as "bggThumbnail", coalesce(photos.images, '[]') as images, (select count(*)::int from listing_queue where listing_id = listing.id) as "queueLength", (select count(*)::int from listing_discussion where listing_id = listing.id and message_type = 'Comment') as "commentCount", methods.anonymous as "paymentMethods", jsonb_build_object('name', coalesce(( select user_name.name from (select id, user_id, name, position from user_name) user_name where user_name.user_id = "listing"."seller_id" and "user_name"."name" not like '%@%' and not coalesce((select not bool_or(badge) from attendee where name_id = "user_name"."id"), false) order by user_name.position limit 1), $1), 'email', null, 'paymentMethods', methods.anonymous) as seller, null as "pendingBuyerId", null as "pendingBuyerName", null as "renewBy", null as version, null as "hiddenReason", null as "reportCount", false as "isMine", false as "isMyPurchase", false as "isInQueue", null as "queuePlace" from (select id from listing where hidden_reason is null and lapsed_at is null order by "price_cents" asc, "id" asc limit 25) chosen join listing on listing.id = chosen.id join (select id, email, confirmed_at from account) seller on seller.id = listing.seller_id left join lateral ( select json_agg(json_build_object('id', id, 'isMain', is_main, 'order', position) order by position) as images from listing_photo where listing_id = listing.id ) photos on true cross join lateral ( select jsonb_agg(method || '{"identifier": null, "notes": null}') as anonymous from jsonb_array_elements(payment_methods) as method ) methods order by "price_cents" asc, "listing"."id" asc) as item
select item.*, (select count(*)::int as total from listing where hidden_reason is null and lapsed_at is null) as total from ( select listing.id, game_name as "gameName", game_description as "gameDescription", condition, (price_cents / 100.0)::float8 as price, notes, location, expansions, status, to_char(("listing"."created_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", to_char(("listing"."renewed_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "renewedAt", lapsed_at is not null as "isLapsed", hidden_reason is not null as "isHidden", bgg_id as "bggId", bgg_thumbnail as "bggThumbnail", coalesce(photos.images, '[]') as images, (select count(*)::int from listing_queue where listing_id = listing.id) as "queueLength", (select count(*)::int from listing_discussion where listing_id = listing.id and message_type = 'Comment') as "commentCount", methods.anonymous as "paymentMethods", jsonb_build_object('name', coalesce(( select user_name.name from (select id, user_id, name, position from user_name) user_name where user_name.user_id = "listing"."seller_id" and "user_name"."name" not like '%@%' and not coalesce((select not bool_or(badge) from attendee where name_id = "user_name"."id"), false) order by user_name.position limit 1), $1), 'email', null, 'paymentMethods', methods.anonymous) as seller, null as "pendingBuyerId", null as "pendingBuyerName", null as "renewBy", null as version, null as "hiddenReason", null as "reportCount", false as "isMine", false as "isMyPurchase", false as "isInQueue", null as "queuePlace" from (select id from listing where hidden_reason is null and lapsed_at is null order by "price_cents" desc, "id" desc limit $2 offset $3) chosen join listing on listing.id = chosen.id join (select id, email, confirmed_at from account) seller on seller.id = listing.seller_id left join lateral ( select json_agg(json_build_object('id', id, 'isMain', is_main, 'order', position) order by position) as images from listing_photo where listing_id = listing.id ) photos on true cross join lateral ( select jsonb_agg(method || '{"identifier": null, "notes": null}') as anonymous from jsonb_array_elements(payment_methods) as method ) methods order by "price_cents" desc, "listing"."id" desc) as item
select item.*, (select count(*)::int as total from listing where hidden_reason is null and lapsed_at is null) as total from ( select listing.id, game_name as "gameName", game_description as "gameDescription", condition, (price_cents / 100.0)::float8 as price, notes, location, expansions, status, to_char(("listing"."created_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", to_char(("listing"."renewed_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "renewedAt", lapsed_at is not null as "isLapsed", hidden_reason is not null as "isHidden", bgg_id as "bggId", bgg_thumbnail as "bggThumbnail", coalesce(photos.images, '[]') as images, (select count(*)::int from listing_queue where listing_id = listing.id) as "queueLength", (select count(*)::int from listing_discussion where listing_id = listing.id and message_type = 'Comment') as "commentCount", methods.anonymous as "paymentMethods", jsonb_build_object('name', coalesce(( select user_name.name from (select id, user_id, name, position from user_name) user_name where user_name.user_id = "listing"."seller_id" and "user_name"."name" not like '%@%' and not coalesce((select not bool_or(badge) from attendee where name_id = "user_name"."id"), false) order by user_name.position limit 1), $1), 'email', null, 'paymentMethods', methods.anonymous) as seller, null as "pendingBuyerId", null as "pendingBuyerName", null as "renewBy", null as version, null as "hiddenReason", null as "reportCount", false as "isMine", false as "isMyPurchase", false as "isInQueue", null as "queuePlace" from (select id from listing where hidden_reason is null and lapsed_at is null order by "price_cents" desc, "id" desc limit 25) chosen join listing on listing.id = chosen.id join (select id, email, confirmed_at from account) seller on seller.id = listing.seller_id left join lateral ( select json_agg(json_build_object('id', id, 'isMain', is_main, 'order', position) order by position) as images from listing_photo where listing_id = listing.id ) photos on true cross join lateral ( select jsonb_agg(method || '{"identifier": null, "notes": null}') as anonymous from jsonb_array_elements(payment_methods) as method ) methods order by "price_cents" desc, "listing"."id" desc) as item
select item.*, (select count(*)::int as total from listing where hidden_reason is null and lapsed_at is null) as total from ( select listing.id, game_name as "gameName", game_description as "gameDescription", condition, (price_cents / 100.0)::float8 as price, notes, location, expansions, status, to_char(("listing"."created_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", to_char(("listing"."renewed_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "renewedAt", lapsed_at is not null as "isLapsed", hidden_reason is not null as "isHidden", bgg_id as "bggId", bgg_thumbnail as "bggThumbnail", coalesce(photos.images, '[]') as images, (select count(*)::int from listing_queue where listing_id = listing.id) as "queueLength", (select count(*)::int from listing_discussion where listing_id = listing.id and message_type = 'Comment') as "commentCount", methods.anonymous as "paymentMethods", jsonb_build_object('name', coalesce(( select user_name.name from (select id, user_id, name, position from user_name) user_name where user_name.user_id = "listing"."seller_id" and "user_name"."name" not like '%@%' and not coalesce((select not bool_or(badge) from attendee where name_id = "user_name"."id"), false) order by user_name.position limit 1), $1), 'email', null, 'paymentMethods', methods.anonymous) as seller, null as "pendingBuyerId", null as "pendingBuyerName", null as "renewBy", null as version, null as "hiddenReason", null as "reportCount", false as "isMine", false as "isMyPurchase", false as "isInQueue", null as "queuePlace" from (select id from listing where hidden_reason is null and lapsed_at is null order by array_position(array['New', 'Like New', 'Good', 'Fair', 'Poor'], condition) asc, "id" asc limit 25) chosen join listing on listing.id = chosen.id join (select id, email, confirmed_at from account) seller on seller.id = listing.seller_id left join lateral ( select json_agg(json_build_object('id', id, 'isMain', is_main, 'order', position) order by position) as images from listing_photo where listing_id = listing.id ) photos on true cross join lateral ( select jsonb_agg(method || '{"identifier": null, "notes": null}') as anonymous from jsonb_array_elements(payment_methods) as method ) methods order by array_position(array['New', 'Like New', 'Good', 'Fair', 'Poor'], condition) asc, "listing"."id" asc) as item
select item.*, (select count(*)::int as total from listing where hidden_reason is null and lapsed_at is null) as total from ( select listing.id, game_name as "gameName", game_description as "gameDescription", condition, (price_cents / 100.0)::float8 as price, notes, location, expansions, status, to_char(("listing"."created_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", to_char(("listing"."renewed_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "renewedAt", lapsed_at is not null as "isLapsed", hidden_reason is not null as "isHidden", bgg_id as "bggId", bgg_thumbnail as "bggThumbnail", coalesce(photos.images, '[]') as images, (select count(*)::int from listing_queue where listing_id = listing.id) as "queueLength", (select count(*)::int from listing_discussion where listing_id = listing.id and message_type = 'Comment') as "commentCount", methods.anonymous as "paymentMethods", jsonb_build_object('name', coalesce(( select user_name.name from (select id, user_id, name, position from user_name) user_name where user_name.user_id = "listing"."seller_id" and "user_name"."name" not like '%@%' and not coalesce((select not bool_or(badge) from attendee where name_id = "user_name"."id"), false) order by user_name.position limit 1), $1), 'email', null, 'paymentMethods', methods.anonymous) as seller, null as "pendingBuyerId", null as "pendingBuyerName", null as "renewBy", null as version, null as "hiddenReason", null as "reportCount", false as "isMine", false as "isMyPurchase", false as "isInQueue", null as "queuePlace" from (select id from listing where hidden_reason is null and lapsed_at is null order by array_position(array['New', 'Like New', 'Good', 'Fair', 'Poor'], condition) desc, "id" desc limit 25) chosen join listing on listing.id = chosen.id join (select id, email, confirmed_at from account) seller on seller.id = listing.seller_id left join lateral ( select json_agg(json_build_object('id', id, 'isMain', is_main, 'order', position) order by position) as images from listing_photo where listing_id = listing.id ) photos on true cross join lateral ( select jsonb_agg(method || '{"identifier": null, "notes": null}') as anonymous from jsonb_array_elements(payment_methods) as method ) methods order by array_position(array['New', 'Like New', 'Good', 'Fair', 'Poor'], condition) desc, "listing"."id" desc) as item
select item.*, (select count(*)::int as total from listing where hidden_reason is null and lapsed_at is null) as total from ( select listing.id, game_name as "gameName", game_description as "gameDescription", condition, (price_cents / 100.0)::float8 as price, notes, location, expansions, status, to_char(("listing"."created_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", to_char(("listing"."renewed_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "renewedAt", lapsed_at is not null as "isLapsed", hidden_reason is not null as "isHidden", bgg_id as "bggId", bgg_thumbnail as "bggThumbnail", coalesce(photos.images, '[]') as images, (select count(*)::int from listing_queue where listing_id = listing.id) as "queueLength", (select count(*)::int from listing_discussion where listing_id = listing.id and message_type = 'Comment') as "commentCount", methods.anonymous as "paymentMethods", jsonb_build_object('name', coalesce(( select user_name.name from (select id, user_id, name, position from user_name) user_name where user_name.user_id = "listing"."seller_id" and "user_name"."name" not like '%@%' and not coalesce((select not bool_or(badge) from attendee where name_id = "user_name"."id"), false) order by user_name.position limit 1), $1), 'email', null, 'paymentMethods', methods.anonymous) as seller, null as "pendingBuyerId", null as "pendingBuyerName", null as "renewBy", null as version, null as "hiddenReason", null as "reportCount", false as "isMine", false as "isMyPurchase", false as "isInQueue", null as "queuePlace" from (select id from listing where hidden_reason is null and lapsed_at is null order by lower("game_name") collate "und-x-icu" asc, "id" asc limit 25) chosen join listing on listing.id = chosen.id join (select id, email, confirmed_at from account) seller on seller.id = listing.seller_id left join lateral ( select json_agg(json_build_object('id', id, 'isMain', is_main, 'order', position) order by position) as images from listing_photo where listing_id = listing.id ) photos on true cross join lateral ( select jsonb_agg(method || '{"identifier": null, "notes": null}') as anonymous from jsonb_array_elements(payment_methods) as method ) methods order by lower("game_name") collate "und-x-icu" asc, "listing"."id" asc) as item
select item.*, (select count(*)::int as total from listing where hidden_reason is null and lapsed_at is null) as total from ( select listing.id, game_name as "gameName", game_description as "gameDescription", condition, (price_cents / 100.0)::float8 as price, notes, location, expansions, status, to_char(("listing"."created_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", to_char(("listing"."renewed_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "renewedAt", lapsed_at is not null as "isLapsed", hidden_reason is not null as "isHidden", bgg_id as "bggId", bgg_thumbnail as "bggThumbnail", coalesce(photos.images, '[]') as images, (select count(*)::int from listing_queue where listing_id = listing.id) as "queueLength", (select count(*)::int from listing_discussion where listing_id = listing.id and message_type = 'Comment') as "commentCount", payment_methods as "paymentMethods", jsonb_build_object('name', coalesce(( select user_name.name from (select id, user_id, name, position from user_name) user_name where user_name.user_id = "listing"."seller_id" and "user_name"."name" not like '%@%' and not coalesce((select not bool_or(badge) from attendee where name_id = "user_name"."id"), false) order by user_name.position limit 1), $1), 'email', seller.email, 'paymentMethods', payment_methods) as seller, pending_buyer_id as "pendingBuyerId", case when pending_buyer_id is not null then coalesce(( select user_name.name from (select id, user_id, name, position from user_name) user_name where user_name.user_id = "listing"."pending_buyer_id" and "user_name"."name" not like '%@%' and not coalesce((select not bool_or(badge) from attendee where name_id = "user_name"."id"), false) order by user_name.position limit 1), $2) end as "pendingBuyerName", case when seller_id = $3::uuid and status = 'Available' and hidden_reason is null and lapsed_at is null then to_char((coalesce(renewal_asked_at, renewed_at + make_interval(days => $4::int)) + make_interval(days => $5::int)) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') end as "renewBy", case when seller_id = $6::uuid then md5(jsonb_build_array("listing"."game_name", "listing"."game_description", "listing"."condition", "listing"."price_cents", "listing"."notes", "listing"."location", "listing"."expansions", "listing"."payment_methods", "listing"."bgg_id", "listing"."bgg_thumbnail", (select jsonb_agg(jsonb_build_array(id, is_main) order by position) from listing_photo where listing_id = listing.id))::text) || '.' || md5(jsonb_build_array("listing"."status", "listing"."pending_buyer_id")::text) end as version, case when seller_id = $7::uuid or $8 then hidden_reason end as "hiddenReason", case when $9 then ( select count(*)::int from listing_report where listing_id = listing.id and settled_at is null ) end as "reportCount", seller_id = $10::uuid as "isMine", coalesce(pending_buyer_id = $11::uuid, false) as "isMyPurchase", exists (select from listing_queue where listing_id = listing.id and buyer_id = $12::uuid) as "isInQueue", (select nullif(count(*)::int, 0) from listing_queue own join listing_queue ahead on ahead.listing_id = own.listing_id and ahead.id <= own.id where own.listing_id = listing.id and own.buyer_id = $13::uuid) as "queuePlace" from (select id from listing where hidden_reason is null and lapsed_at is null order by "created_at" desc, "id" desc limit 25) chosen join listing on listing.id = chosen.id join (select id, email, confirmed_at from account) seller on seller.id = listing.seller_id left join lateral ( select json_agg(json_build_object('id', id, 'isMain', is_main, 'order', position) order by position) as images from listing_photo where listing_id = listing.id ) photos on true cross join lateral ( select jsonb_agg(method || '{"identifier": null, "notes": null}') as anonymous from jsonb_array_elements(payment_methods) as method ) methods order by "created_at" desc, "listing"."id" desc) as item
select item.*, (select count(*)::int as total from mail where "mail"."mailing_id" = $1) as total from ( select id, recipient_name as name, recipient_address as email, state, attempts, coalesce(last_error, case state when 'sent' then bounce_text end) as reason, bounces, ambiguous as "isAmbiguous", to_char(("sent_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "sentAt", case when state = 'retrying' then to_char(("due_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') end as "dueAt" from mail where "mail"."mailing_id" = $2 order by lower(mail.recipient_address) asc limit $3 offset $4) as item
select item.*, (select count(*)::int as total from mail where "mail"."mailing_id" = $1) as total from ( select id, recipient_name as name, recipient_address as email, state, attempts, coalesce(last_error, case state when 'sent' then bounce_text end) as reason, bounces, ambiguous as "isAmbiguous", to_char(("sent_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "sentAt", case when state = 'retrying' then to_char(("due_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') end as "dueAt" from mail where "mail"."mailing_id" = $2 order by lower(mail.recipient_address) asc limit $3) as item
select item.*, (select count(*)::int as total from mail where "mail"."mailing_id" = $1) as total from ( select id, recipient_name as name, recipient_address as email, state, attempts, coalesce(last_error, case state when 'sent' then bounce_text end) as reason, bounces, ambiguous as "isAmbiguous", to_char(("sent_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "sentAt", case when state = 'retrying' then to_char(("due_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') end as "dueAt" from mail where "mail"."mailing_id" = $2 order by lower(mail.recipient_address) asc limit 100) as item
select item.*, (select count(*)::int as total from mail where "mail"."mailing_id" = $1) as total from ( select id, recipient_name as name, recipient_address as email, state, attempts, coalesce(last_error, case state when 'sent' then bounce_text end) as reason, bounces, ambiguous as "isAmbiguous", to_char(("sent_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "sentAt", case when state = 'retrying' then to_char(("due_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') end as "dueAt" from mail where "mail"."mailing_id" = $2 order by lower(mail.recipient_address) asc limit 25) as item
select item.*, (select count(*)::int as total from mail where ("mail"."mailing_id" = $1 and "mail"."state" = $2 and ("mail"."recipient_name" ilike $3 or "mail"."recipient_address" ilike $4))) as total from ( select id, recipient_name as name, recipient_address as email, state, attempts, coalesce(last_error, case state when 'sent' then bounce_text end) as reason, bounces, ambiguous as "isAmbiguous", to_char(("sent_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "sentAt", case when state = 'retrying' then to_char(("due_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') end as "dueAt" from mail where ("mail"."mailing_id" = $5 and "mail"."state" = $6 and ("mail"."recipient_name" ilike $7 or "mail"."recipient_address" ilike $8)) order by lower(mail.recipient_address) asc limit 25) as item
select item.*, (select count(*)::int as total from mail where ("mail"."mailing_id" = $1 and "mail"."state" = $2)) as total from ( select id, recipient_name as name, recipient_address as email, state, attempts, coalesce(last_error, case state when 'sent' then bounce_text end) as reason, bounces, ambiguous as "isAmbiguous", to_char(("sent_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "sentAt", case when state = 'retrying' then to_char(("due_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') end as "dueAt" from mail where ("mail"."mailing_id" = $3 and "mail"."state" = $4) order by lower(mail.recipient_address) asc limit 25) as item
select item.*, (select count(*)::int as total from mail where ("mail"."mailing_id" = $1 and ("mail"."recipient_name" ilike $2 or "mail"."recipient_address" ilike $3))) as total from ( select id, recipient_name as name, recipient_address as email, state, attempts, coalesce(last_error, case state when 'sent' then bounce_text end) as reason, bounces, ambiguous as "isAmbiguous", to_char(("sent_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "sentAt", case when state = 'retrying' then to_char(("due_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') end as "dueAt" from mail where ("mail"."mailing_id" = $4 and ("mail"."recipient_name" ilike $5 or "mail"."recipient_address" ilike $6)) order by lower(mail.recipient_address) asc limit 25) as item
select item.*, (select count(*)::int as total from mailing) as total from ( select mailing.id, mailing.title, mailing.kind, mailing.audience, mailing.author_email as author, to_char(("mailing"."created_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", to_char(("mailing"."scheduled_for") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "scheduledFor", to_char(("mailing"."started_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "startedAt", to_char(("mailing"."finished_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "finishedAt", case when mailing.cancelled_at is not null then 'cancelled' when mailing.finished_at is not null then 'finished' when mailing.started_at is null then 'scheduled' when coalesce(mailing.paused_until > now(), false) then 'paused' else 'sending' end as state, case when coalesce(mailing.paused_until > now(), false) or mailing.started_at is null then mailing.paused_reason end as "pausedReason", mailing.size, coalesce(mailing.totals, ( select jsonb_object_agg(state, count) from ( select mail.state, count(*)::int as count from mail where mail.mailing_id = mailing.id group by mail.state ) counted), '{}') as counts, mailing.left_out as "leftOut", case when mailing.cancelled_at is null and coalesce((mailing.totals ->> 'failed')::int > 0, mailing.totals is null) then ( select count(*)::int from mail where mail.mailing_id = mailing.id and mail.state = 'failed' and (mail.expires_at is null or mail.expires_at > now()) and ( select suppression.reason from suppression where suppression.address = lower("mail"."recipient_address") and suppression.reason = any($1::text[]) order by array_position($2::text[], suppression.reason) limit 1) is null) else 0 end as resendable, (select count(*)::int from suppression where suppression.mailing_id = mailing.id and reason = 'bounced') as bounced from (select * from mailing order by created_at desc, id desc limit $3) mailing order by mailing.created_at desc, mailing.id desc) as item
select item.*, (select count(*)::int as total from mailing) as total from ( select mailing.id, mailing.title, mailing.kind, mailing.audience, mailing.author_email as author, to_char(("mailing"."created_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", to_char(("mailing"."scheduled_for") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "scheduledFor", to_char(("mailing"."started_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "startedAt", to_char(("mailing"."finished_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "finishedAt", case when mailing.cancelled_at is not null then 'cancelled' when mailing.finished_at is not null then 'finished' when mailing.started_at is null then 'scheduled' when coalesce(mailing.paused_until > now(), false) then 'paused' else 'sending' end as state, case when coalesce(mailing.paused_until > now(), false) or mailing.started_at is null then mailing.paused_reason end as "pausedReason", mailing.size, coalesce(mailing.totals, ( select jsonb_object_agg(state, count) from ( select mail.state, count(*)::int as count from mail where mail.mailing_id = mailing.id group by mail.state ) counted), '{}') as counts, mailing.left_out as "leftOut", case when mailing.cancelled_at is null and coalesce((mailing.totals ->> 'failed')::int > 0, mailing.totals is null) then ( select count(*)::int from mail where mail.mailing_id = mailing.id and mail.state = 'failed' and (mail.expires_at is null or mail.expires_at > now()) and ( select suppression.reason from suppression where suppression.address = lower("mail"."recipient_address") and suppression.reason = any($1::text[]) order by array_position($2::text[], suppression.reason) limit 1) is null) else 0 end as resendable, (select count(*)::int from suppression where suppression.mailing_id = mailing.id and reason = 'bounced') as bounced from (select * from mailing order by created_at desc, id desc limit 25) mailing order by mailing.created_at desc, mailing.id desc) as item
select jsonb_build_object('day', event.day::text, 'startsAt', to_char(("event"."starts_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'duration', event.duration) || jsonb_build_object( 'eventId', event.id, 'gameName', event.game_name, 'sequence', event.sequence) || jsonb_build_object('organizer', owner.name) as facts from event join lateral ( select case when "person"."user_id" = null::uuid then "person"."name" when "person"."name" like '%@%' or ("person"."is_child" and not false) then $1 else "person"."name" end as name from ( select id, user_id, name, coalesce((select not bool_or(badge) from attendee where name_id = user_name.id), false) as is_child from (select id, user_id, name, position from user_name) user_name) person where person.id = event.owner_id ) owner on true where event.id = $2
select kind from ( select 'session' as kind, user_id from session union all select 'code', user_id from sign_in_code ) kept join account on account.id = kept.user_id where account.email = 'earlier@mail.example'
select listing.id, game_name as "gameName", game_description as "gameDescription", condition, (price_cents / 100.0)::float8 as price, notes, location, expansions, status, to_char(("listing"."created_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", to_char(("listing"."renewed_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "renewedAt", lapsed_at is not null as "isLapsed", hidden_reason is not null as "isHidden", bgg_id as "bggId", bgg_thumbnail as "bggThumbnail", coalesce(photos.images, '[]') as images, (select count(*)::int from listing_queue where listing_id = listing.id) as "queueLength", (select count(*)::int from listing_discussion where listing_id = listing.id and message_type = 'Comment') as "commentCount", methods.anonymous as "paymentMethods", jsonb_build_object('name', coalesce(( select user_name.name from (select id, user_id, name, position from user_name) user_name where user_name.user_id = "listing"."seller_id" and "user_name"."name" not like '%@%' and not coalesce((select not bool_or(badge) from attendee where name_id = "user_name"."id"), false) order by user_name.position limit 1), $1), 'email', null, 'paymentMethods', methods.anonymous) as seller, null as "pendingBuyerId", null as "pendingBuyerName", null as "renewBy", null as version, null as "hiddenReason", null as "reportCount", false as "isMine", false as "isMyPurchase", false as "isInQueue", null as "queuePlace" from (select * from listing where id = $2 and (hidden_reason is null and lapsed_at is null or seller_id = $3::uuid)) listing join (select id, email, confirmed_at from account) seller on seller.id = listing.seller_id left join lateral ( select json_agg(json_build_object('id', id, 'isMain', is_main, 'order', position) order by position) as images from listing_photo where listing_id = listing.id ) photos on true cross join lateral ( select jsonb_agg(method || '{"identifier": null, "notes": null}') as anonymous from jsonb_array_elements(payment_methods) as method ) methods
select listing.id, game_name as "gameName", game_description as "gameDescription", condition, (price_cents / 100.0)::float8 as price, notes, location, expansions, status, to_char(("listing"."created_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", to_char(("listing"."renewed_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "renewedAt", lapsed_at is not null as "isLapsed", hidden_reason is not null as "isHidden", bgg_id as "bggId", bgg_thumbnail as "bggThumbnail", coalesce(photos.images, '[]') as images, (select count(*)::int from listing_queue where listing_id = listing.id) as "queueLength", (select count(*)::int from listing_discussion where listing_id = listing.id and message_type = 'Comment') as "commentCount", payment_methods as "paymentMethods", jsonb_build_object('name', coalesce(( select user_name.name from (select id, user_id, name, position from user_name) user_name where user_name.user_id = "listing"."seller_id" and "user_name"."name" not like '%@%' and not coalesce((select not bool_or(badge) from attendee where name_id = "user_name"."id"), false) order by user_name.position limit 1), $1), 'email', seller.email, 'paymentMethods', payment_methods) as seller, pending_buyer_id as "pendingBuyerId", case when pending_buyer_id is not null then coalesce(( select user_name.name from (select id, user_id, name, position from user_name) user_name where user_name.user_id = "listing"."pending_buyer_id" and "user_name"."name" not like '%@%' and not coalesce((select not bool_or(badge) from attendee where name_id = "user_name"."id"), false) order by user_name.position limit 1), $2) end as "pendingBuyerName", case when seller_id = $3::uuid and status = 'Available' and hidden_reason is null and lapsed_at is null then to_char((coalesce(renewal_asked_at, renewed_at + make_interval(days => $4::int)) + make_interval(days => $5::int)) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') end as "renewBy", case when seller_id = $6::uuid then md5(jsonb_build_array("listing"."game_name", "listing"."game_description", "listing"."condition", "listing"."price_cents", "listing"."notes", "listing"."location", "listing"."expansions", "listing"."payment_methods", "listing"."bgg_id", "listing"."bgg_thumbnail", (select jsonb_agg(jsonb_build_array(id, is_main) order by position) from listing_photo where listing_id = listing.id))::text) || '.' || md5(jsonb_build_array("listing"."status", "listing"."pending_buyer_id")::text) end as version, case when seller_id = $7::uuid or $8 then hidden_reason end as "hiddenReason", case when $9 then ( select count(*)::int from listing_report where listing_id = listing.id and settled_at is null ) end as "reportCount", seller_id = $10::uuid as "isMine", coalesce(pending_buyer_id = $11::uuid, false) as "isMyPurchase", exists (select from listing_queue where listing_id = listing.id and buyer_id = $12::uuid) as "isInQueue", (select nullif(count(*)::int, 0) from listing_queue own join listing_queue ahead on ahead.listing_id = own.listing_id and ahead.id <= own.id where own.listing_id = listing.id and own.buyer_id = $13::uuid) as "queuePlace" from (select * from listing where id = $14 and (hidden_reason is null and lapsed_at is null or seller_id = $15::uuid)) listing join (select id, email, confirmed_at from account) seller on seller.id = listing.seller_id left join lateral ( select json_agg(json_build_object('id', id, 'isMain', is_main, 'order', position) order by position) as images from listing_photo where listing_id = listing.id ) photos on true cross join lateral ( select jsonb_agg(method || '{"identifier": null, "notes": null}') as anonymous from jsonb_array_elements(payment_methods) as method ) methods
select listing.id, game_name as "gameName", game_description as "gameDescription", condition, (price_cents / 100.0)::float8 as price, notes, location, expansions, status, to_char(("listing"."created_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", to_char(("listing"."renewed_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "renewedAt", lapsed_at is not null as "isLapsed", hidden_reason is not null as "isHidden", bgg_id as "bggId", bgg_thumbnail as "bggThumbnail", coalesce(photos.images, '[]') as images, (select count(*)::int from listing_queue where listing_id = listing.id) as "queueLength", (select count(*)::int from listing_discussion where listing_id = listing.id and message_type = 'Comment') as "commentCount", payment_methods as "paymentMethods", jsonb_build_object('name', coalesce(( select user_name.name from (select id, user_id, name, position from user_name) user_name where user_name.user_id = "listing"."seller_id" and "user_name"."name" not like '%@%' and not coalesce((select not bool_or(badge) from attendee where name_id = "user_name"."id"), false) order by user_name.position limit 1), $1), 'email', seller.email, 'paymentMethods', payment_methods) as seller, pending_buyer_id as "pendingBuyerId", case when pending_buyer_id is not null then coalesce(( select user_name.name from (select id, user_id, name, position from user_name) user_name where user_name.user_id = "listing"."pending_buyer_id" and "user_name"."name" not like '%@%' and not coalesce((select not bool_or(badge) from attendee where name_id = "user_name"."id"), false) order by user_name.position limit 1), $2) end as "pendingBuyerName", case when seller_id = $3::uuid and status = 'Available' and hidden_reason is null and lapsed_at is null then to_char((coalesce(renewal_asked_at, renewed_at + make_interval(days => $4::int)) + make_interval(days => $5::int)) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') end as "renewBy", case when seller_id = $6::uuid then md5(jsonb_build_array("listing"."game_name", "listing"."game_description", "listing"."condition", "listing"."price_cents", "listing"."notes", "listing"."location", "listing"."expansions", "listing"."payment_methods", "listing"."bgg_id", "listing"."bgg_thumbnail", (select jsonb_agg(jsonb_build_array(id, is_main) order by position) from listing_photo where listing_id = listing.id))::text) || '.' || md5(jsonb_build_array("listing"."status", "listing"."pending_buyer_id")::text) end as version, case when seller_id = $7::uuid or $8 then hidden_reason end as "hiddenReason", case when $9 then ( select count(*)::int from listing_report where listing_id = listing.id and settled_at is null ) end as "reportCount", seller_id = $10::uuid as "isMine", coalesce(pending_buyer_id = $11::uuid, false) as "isMyPurchase", exists (select from listing_queue where listing_id = listing.id and buyer_id = $12::uuid) as "isInQueue", (select nullif(count(*)::int, 0) from listing_queue own join listing_queue ahead on ahead.listing_id = own.listing_id and ahead.id <= own.id where own.listing_id = listing.id and own.buyer_id = $13::uuid) as "queuePlace" from (select * from listing where id = $14 and true) listing join (select id, email, confirmed_at from account) seller on seller.id = listing.seller_id left join lateral ( select json_agg(json_build_object('id', id, 'isMain', is_main, 'order', position) order by position) as images from listing_photo where listing_id = listing.id ) photos on true cross join lateral ( select jsonb_agg(method || '{"identifier": null, "notes": null}') as anonymous from jsonb_array_elements(payment_methods) as method ) methods
select mail.id, mail.fence, mail.attempts + 1 as attempt, mail.kind, coalesce(mailing.shared_props, '{}') || mail.props as props, mail.recipient_name as "recipientName", mail.recipient_address as "recipientAddress", mail.message_id as "messageId", mail.mailing_id as "mailingId", (extract(epoch from mail.created_at) * 1000)::float8 as "createdAtMs", (extract(epoch from mail.expires_at) * 1000)::float8 as "expiresAtMs", coalesce(mail.expires_at <= now(), false) as expired, array( select reason from suppression where address = lower(mail.recipient_address) ) as suppressions, coalesce(mailing.paused_until > now(), false) as paused from mail left join mailing on mailing.id = mail.mailing_id where mail.id = $1 and mail.fence = $2 and mail.state = 'sending'
select mail.id, mail.kind, props, recipient_address as address, state, mailing_id is not null as bulk, priority from mail order by mail.id
select mail.id, mailing.shared_props || mail.props as props, recipient_name as name from mail join mailing on mailing.id = mailing_id where mail.kind = 'gameday-message' and recipient_address = $1
select mail.kind, count(*)::int as count, count(distinct props ->> 'codeId')::int as links, count(distinct recipient_address)::int as addresses from mail where mailing_id is not null group by mail.kind order by mail.kind
select mailing.id, mailing.title, mailing.kind, mailing.audience, mailing.author_email as author, to_char(("mailing"."created_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", to_char(("mailing"."scheduled_for") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "scheduledFor", to_char(("mailing"."started_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "startedAt", to_char(("mailing"."finished_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "finishedAt", case when mailing.cancelled_at is not null then 'cancelled' when mailing.finished_at is not null then 'finished' when mailing.started_at is null then 'scheduled' when coalesce(mailing.paused_until > now(), false) then 'paused' else 'sending' end as state, case when coalesce(mailing.paused_until > now(), false) or mailing.started_at is null then mailing.paused_reason end as "pausedReason", mailing.size, coalesce(mailing.totals, ( select jsonb_object_agg(state, count) from ( select mail.state, count(*)::int as count from mail where mail.mailing_id = mailing.id group by mail.state ) counted), '{}') as counts, mailing.left_out as "leftOut", case when mailing.cancelled_at is null and coalesce((mailing.totals ->> 'failed')::int > 0, mailing.totals is null) then ( select count(*)::int from mail where mail.mailing_id = mailing.id and mail.state = 'failed' and (mail.expires_at is null or mail.expires_at > now()) and ( select suppression.reason from suppression where suppression.address = lower("mail"."recipient_address") and suppression.reason = any($1::text[]) order by array_position($2::text[], suppression.reason) limit 1) is null) else 0 end as resendable, (select count(*)::int from suppression where suppression.mailing_id = mailing.id and reason = 'bounced') as bounced from mailing where id = $3
select matviewname as view_name, schemaname as schema_name, definition as view_definition, ispopulated as is_populated from pg_matviews where "schemaname" not like 'pg_%' and "schemaname" not like 'crdb_%' and "schemaname" not like '_timescaledb_%' and "schemaname" not in ('information_schema', 'tiger', 'topology', 'bullmq') order by matviewname
select md5(jsonb_build_array("event"."game_name", "event"."day", "event"."duration", "event"."spots", "event"."visible", "event"."owner_id", "event"."game_owner_id", "event"."teacher", extract(epoch from event.starts_at))::text) as version from event where id = $1
select md5(jsonb_build_array("gameday"."date", "gameday"."start_time", "gameday"."end_time", "gameday"."location")::text) as version from gameday where id = $1
select md5(jsonb_build_array("listing"."game_name", "listing"."game_description", "listing"."condition", "listing"."price_cents", "listing"."notes", "listing"."location", "listing"."expansions", "listing"."payment_methods", "listing"."bgg_id", "listing"."bgg_thumbnail", (select jsonb_agg(jsonb_build_array(id, is_main) order by position) from listing_photo where listing_id = listing.id))::text) as version from listing where id = $1
select md5(jsonb_build_array("listing"."game_name", "listing"."game_description", "listing"."condition", "listing"."price_cents", "listing"."notes", "listing"."location", "listing"."expansions", "listing"."payment_methods", "listing"."bgg_id", "listing"."bgg_thumbnail", (select jsonb_agg(jsonb_build_array(id, is_main) order by position) from listing_photo where listing_id = listing.id))::text) || '.' || md5(jsonb_build_array("listing"."status", "listing"."pending_buyer_id")::text) as version from listing where id = $1
select md5(jsonb_build_array("title", "message", "tool")::text) as version from message_draft where id = $1
select md5(jsonb_build_array(md5(jsonb_build_array("gameday"."date", "gameday"."start_time", "gameday"."end_time", "gameday"."location")::text), "gameday"."capacity", "gameday"."description")::text) as version from gameday where id = $1
select min(position)::int as position from unnest($1::text[]) with ordinality as given(email, position) where not exists ( select from invitation where gameday_id = $2 and lower(guest_email) = lower(given.email)) group by lower(given.email) order by 1
select n.nspname as schema_name, p.proname as name, case when p.prokind = 'p' then 'procedure' else 'function' end as kind, l.lanname as language, case when p.proisstrict then false else null end as is_strict, case when p.provolatile = 'i' then true when p.provolatile = 'v' then false else null end as deterministic, case when p.prosecdef then 'definer' else 'invoker' end as security, pg_get_functiondef(p.oid) as full_def, pg_get_function_arguments(p.oid) as arg_signature, pg_get_function_result(p.oid) as result_type, d.description as comment from pg_proc p join pg_namespace n on n.oid = p.pronamespace join pg_language l on l.oid = p.prolang left join pg_description d on d.objoid = p.oid and d.classoid = 'pg_proc'::regclass where n.nspname in ('public') and l.lanname not in ('c', 'internal') -- exclude functions owned by extensions (PostGIS et al.) and not exists ( select 1 from pg_depend dep where dep.objid = p.oid and dep.classid = 'pg_proc'::regclass and dep.deptype = 'e' ) -- exclude trigger-helper functions; they're managed alongside their owning trigger. and p.prorettype <> 'trigger'::regtype order by n.nspname, p.proname
select name from unnest($1::text[]) as name except select name from mikro_orm_migrations
select name from user_name order by name
select name, email, message from contact_message order by id
select name_id as "nameId", user_name.name, kind, thing_id as "thingId", title, to_char(commitment.day, 'FMDay') as day, to_char(starts_at at time zone $1, 'FMHH12:MI AM') as time from ( select participant.name_id, 'event' as kind, event.id as thing_id, event.game_name as title, event.day, event.starts_at, event.ends_at from participant join event on event.id = participant.event_id union all select id, 'work', '01980000-0000-7000-8000-000000000000'::uuid, 'Tickets', '2025-10-10'::date, '2025-10-10 19:00Z'::timestamptz, '2025-10-10 21:00Z'::timestamptz from user_name where name = 'Kim') commitment join (select id, user_id, name, position from user_name) user_name on user_name.id = name_id where name_id = any($2::uuid[]) and not thing_id = any($3::uuid[]) and "commitment"."starts_at" < $4::timestamptz and "commitment"."ends_at" > $5::timestamptz order by starts_at, thing_id, user_name.position
select name_id as "nameId", user_name.name, kind, thing_id as "thingId", title, to_char(commitment.day, 'FMDay') as day, to_char(starts_at at time zone $1, 'FMHH12:MI AM') as time from ( select participant.name_id, 'event' as kind, event.id as thing_id, event.game_name as title, event.day, event.starts_at, event.ends_at from participant join event on event.id = participant.event_id) commitment join (select id, user_id, name, position from user_name) user_name on user_name.id = name_id where name_id = any($2::uuid[]) and not thing_id = any($3::uuid[]) and "commitment"."starts_at" < $4::timestamptz and "commitment"."ends_at" > $5::timestamptz order by starts_at, thing_id, user_name.position
select nsp1.nspname schema_name, cls1.relname table_name, nsp2.nspname referenced_schema_name, cls2.relname referenced_table_name, a.attname column_name, af.attname referenced_column_name, conname constraint_name, confupdtype update_rule, confdeltype delete_rule, array_position(con.conkey,a.attnum) as ord, condeferrable, condeferred, pg_get_constraintdef(con.oid) as constraint_def from pg_attribute a join pg_constraint con on con.conrelid = a.attrelid AND a.attnum = ANY (con.conkey) join pg_attribute af on af.attnum = con.confkey[array_position(con.conkey,a.attnum)] AND af.attrelid = con.confrelid join pg_namespace nsp1 on nsp1.oid = con.connamespace join pg_class cls1 on cls1.oid = con.conrelid join pg_class cls2 on cls2.oid = confrelid join pg_namespace nsp2 on nsp2.oid = cls2.relnamespace where ((cls1.relname in ('account','attendee','audience','audience_member','audit_entry','board_game','contact_message','edition','event','gameday','invitation','job','job_failure','left_event','listing','listing_change','listing_discussion','listing_photo','listing_queue','listing_report','mail','mailing','mailing_request','mailing_resend','maintenance','message_draft','participant','registration','schedule_settings','session','shown_audience','sign_in_code','suppression','tool_use','user_name','waitlist_entry') and nsp1.nspname = 'public')) and confrelid > 0 and con.conparentid = 0 order by nsp1.nspname, cls1.relname, constraint_name, ord
select paused_until = 'infinity' as paused from mailing where about = $1
select paused_until is not null as paused from mailing join mail on mail.mailing_id = mailing.id where mail.about = $1
select pg_advisory_lock($1)
select pg_advisory_xact_lock($1)
select pg_advisory_xact_lock(hashtextextended('mailings about ' || $1::text, 0))
select pg_sleep(4)
select pg_sleep(5)
select pg_stat_force_next_flush()
select pg_terminate_backend(pid) from pg_stat_activity where datname = 'test_9b91bb69c2a44b07b066dac65f1c3d41'
select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
select purpose, expires_at::text as ends, email from sign_in_code join account on account.id = user_id where sign_in_code.id = $1
select reason from suppression where address = $1 order by reason
select recipient_address as address from mail where mailing_id = $1
select recipient_address as address, mail.state, to_char(mail.expires_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI') as expires from mail join mailing on mailing.id = mailing_id where mail.kind = 'gameday-message' and mailing.about = $1 order by 1
select recipient_address as address, state, mailing_id is not null as bulk, coalesce(shared_props, '{}') || props as props from mail left join mailing on mailing.id = mail.mailing_id where mail.kind = 'gameday-change' and mail.about = any($1::uuid[]) order by mail.id
select recipient_name as name, props ->> 'codeId' is not null as link from mail where kind = 'message' order by recipient_name
select registration.id from registration join account on account.id = user_id where email = $1
select registration.id from registration join account on account.id = user_id where email = 'paid@mail.example'
select round(extract(epoch from paused_until - now()))::int as seconds from mailing where id = $1
select row_to_json(mail)::text as text from mail union all select row_to_json(sign_in_code)::text from sign_in_code
select schema_name from information_schema.schemata where "schema_name" not like 'pg_%' and "schema_name" not like 'crdb_%' and "schema_name" not like '_timescaledb_%' and "schema_name" not in ('information_schema', 'tiger', 'topology', 'bullmq') order by schema_name
select shared_props ->> 'location' as place from mailing where about = $1 and kind = 'gameday-reminder'
select shared_props as props from mailing where about = $1 and kind = 'gameday-message'
select shared_props || props as props from mail join mailing on mailing.id = mailing_id
select size from mailing where about = $1
select size from mailing where id = $1
select size, left_out as "leftOut" from mailing
select spots_taken as counter, (select count(*)::int from participant where event_id = event.id) as rows, (select count(*)::int from waitlist_entry where event_id = event.id) as waiting from event where id = $1
select state, attempts, losses from mail where id = $1
select state, count(*)::int as count from mail group by state
select t.trigger_name, t.event_object_schema as schema_name, t.event_object_table as table_name, t.event_manipulation as event, t.action_timing as timing, t.action_orientation as for_each, t.action_condition as when_clause, pg_get_functiondef(p.oid) as function_def, p.prosrc as function_body from information_schema.triggers t left join pg_namespace n on n.nspname = t.event_object_schema left join pg_proc p on p.proname = t.event_object_table || '_' || t.trigger_name || '_fn' and p.pronamespace = n.oid where ((t.event_object_schema = 'public' and t.event_object_table in ('account', 'attendee', 'audience', 'audience_member', 'audit_entry', 'board_game', 'contact_message', 'edition', 'event', 'gameday', 'invitation', 'job', 'job_failure', 'left_event', 'listing', 'listing_change', 'listing_discussion', 'listing_photo', 'listing_queue', 'listing_report', 'mail', 'mailing', 'mailing_request', 'mailing_resend', 'maintenance', 'message_draft', 'participant', 'registration', 'schedule_settings', 'session', 'shown_audience', 'sign_in_code', 'suppression', 'tool_use', 'user_name', 'waitlist_entry'))) order by t.trigger_name, t.event_manipulation
select t.typname as enum_name, n.nspname as schema_name, array_remove(array_agg(e.enumlabel order by e.enumsortorder), null) as enum_value from pg_type t left join pg_enum e on t.oid = e.enumtypid join pg_catalog.pg_namespace n on n.oid = t.typnamespace where t.typtype = 'e' and n.nspname in ('public') group by t.typname, n.nspname order by n.nspname, t.typname
select table_name as view_name, table_schema as schema_name, view_definition from information_schema.views where "table_schema" not like 'pg_%' and "table_schema" not like 'crdb_%' and "table_schema" not like '_timescaledb_%' and "table_schema" not in ('information_schema', 'tiger', 'topology', 'bullmq') and table_name != 'geography_columns' and table_name != 'geometry_columns' order by table_name
select table_name, table_schema as schema_name, (select pg_catalog.obj_description(c.oid) from pg_catalog.pg_class c where c.oid = (select ('"' || table_schema || '"."' || table_name || '"')::regclass::oid) and c.relname = table_name) as table_comment from information_schema.tables t where "table_schema" not like 'pg_%' and "table_schema" not like 'crdb_%' and "table_schema" not like '_timescaledb_%' and "table_schema" not in ('information_schema', 'tiger', 'topology', 'bullmq') and table_name != 'geometry_columns' and table_name != 'spatial_ref_sys' and table_type != 'VIEW' and not exists (select 1 from pg_inherits i join pg_class c on c.oid = i.inhrelid join pg_namespace n on n.oid = c.relnamespace where c.relname = t.table_name and n.nspname = t.table_schema) order by table_name
select table_schema as schema_name, table_name, column_name, column_default, is_nullable, udt_name, udt_schema, pg_catalog.format_type(pga.atttypid, pga.atttypmod) format_type, coalesce(datetime_precision, character_maximum_length) length, atttypmod custom_length, numeric_precision, numeric_scale, data_type, is_identity, identity_generation, generation_expression, pg_catalog.col_description(pgc.oid, cols.ordinal_position::int) column_comment, coll.collname as collation_name from information_schema.columns cols join pg_class pgc on cols.table_name = pgc.relname join pg_attribute pga on pgc.oid = pga.attrelid and cols.column_name = pga.attname left join pg_collation coll on pga.attcollation = coll.oid and coll.collname <> 'default' where ((table_schema = 'public' and table_name in ('account','attendee','audience','audience_member','audit_entry','board_game','contact_message','edition','event','gameday','invitation','job','job_failure','left_event','listing','listing_change','listing_discussion','listing_photo','listing_queue','listing_report','mail','mailing','mailing_request','mailing_resend','maintenance','message_draft','participant','registration','schedule_settings','session','shown_audience','sign_in_code','suppression','tool_use','user_name','waitlist_entry'))) order by ordinal_position
select tablename as table_name, schemaname as schema_name, policyname as name, permissive, roles, cmd, qual, with_check from pg_policies where ((schemaname = 'public' and tablename in ('account', 'attendee', 'audience', 'audience_member', 'audit_entry', 'board_game', 'contact_message', 'edition', 'event', 'gameday', 'invitation', 'job', 'job_failure', 'left_event', 'listing', 'listing_change', 'listing_discussion', 'listing_photo', 'listing_queue', 'listing_report', 'mail', 'mailing', 'mailing_request', 'mailing_resend', 'maintenance', 'message_draft', 'participant', 'registration', 'schedule_settings', 'session', 'shown_audience', 'sign_in_code', 'suppression', 'tool_use', 'user_name', 'waitlist_entry'))) order by policyname
select title from mailing where about = $1 and paused_until is distinct from 'infinity'
select title from message_draft
select title, audience, author_email, author_id = (select id from account where email = $1) as own, size from mailing where about = $2
select title, shared_props ->> 'message' as message from mailing
select to_char(("since") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "since" from "maintenance"
select totals from mailing where id = $1
select totals, finished_at is not null as finished, paused_until from mailing
select user_id as id from schedule_settings where calendar_token = $1
select user_name.name, entry.email, case when attendee.badge then '10 and over' else '9 and under' end as "ageGroup", case when attendee.badge then $1::int else 0 end as price, case when entry."amountDue" = 0 then 'Yes' else 'No' end as paid, to_char("registration"."registered_at" at time zone $2, 'YYYY-MM-DD HH24:MI') as registered, to_char("attendee"."checked_in_at" at time zone $3, 'YYYY-MM-DD HH24:MI') as "checkedIn" from ( select registration.id, account.email, to_char(("registration"."registered_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "registeredAt", to_char(( case when "account"."confirmed_at" is null and registration.paid_badges = 0 then registration.held_until end) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "heldUntil", $4::int * greatest(0, count(*) filter (where attendee.badge) - registration.paid_badges)::int as "amountDue", (count(*) filter (where attendee.badge))::int as badges, $5::int * (count(*) filter (where attendee.badge))::int as amount, json_agg(json_build_object( 'id', attendee.id, 'name', user_name.name, 'badge', attendee.badge, 'checkedInAt', to_char(("attendee"."checked_in_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by attendee.position) as attendees, (array_agg(lower("user_name"."name") collate "und-x-icu" order by attendee.position))[1] as sort_key from registration join (select id, email, confirmed_at from account) account on account.id = registration.user_id join attendee on attendee.registration_id = registration.id join (select id, user_id, name, position from user_name) user_name on user_name.id = attendee.name_id where "registration"."edition" = $6 group by registration.id, account.email, account.confirmed_at) entry join registration on registration.id = entry.id join attendee on attendee.registration_id = entry.id join (select id, user_id, name, position from user_name) user_name on user_name.id = attendee.name_id order by lower("user_name"."name") collate "und-x-icu", attendee.id
update "account" set "confirmed_at" = $1 where "id" = $2
update "attendee" set "badge" = false where "id" = $1
update "attendee" set "badge" = true where "id" = $1
update "attendee" set "checked_in_at" = $1 where "id" = $2
update "attendee" set "checked_in_at" = null where "id" = $1
update "audience" set "mailing_id" = $1 where "id" = $2
update "edition" set "badges_taken" = "badges_taken" + $1 where "key" = $2
update "edition" set "badges_taken" = "badges_taken" + $1 where "key" = $2 and "badges_taken" <= $3
update "edition" set "badges_taken" = "badges_taken" + $1 where "key" = $2 and $3::int is not null
update "event" set "day" = $1, "starts_at" = $2, "ends_at" = $3, "sequence" = $4 where "id" = $5
update "event" set "day" = $1, "starts_at" = $2, "ends_at" = $3, "sequence" = $4, "notice_due_at" = $5 where "id" = $6
update "event" set "day" = $1, "starts_at" = $2, "ends_at" = $3, "sequence" = $4, "notice_due_at" = $5, "owner_told_plan" = $6 where "id" = $7
update "event" set "day" = $1, "starts_at" = $2, "ends_at" = $3, "sequence" = $4, "notice_due_at" = $5, "reminded_at" = null where "id" = $6
update "event" set "game_name" = $1, "day" = $2, "starts_at" = $3, "ends_at" = $4, "duration" = $5, "spots" = $6, "visible" = false, "game_owner_id" = $7, "sequence" = $8, "notice_due_at" = $9 where "id" = $10
update "event" set "game_name" = $1, "starts_at" = $2, "ends_at" = $3, "spots" = $4, "visible" = false, "teacher" = $5, "sequence" = $6 where "id" = $7
update "event" set "game_owner_id" = $1 where "id" = $2
update "event" set "game_owner_id" = null where "id" = $1
update "event" set "notice_due_at" = null where "id" = $1
update "event" set "notice_due_at" = null, "owner_told_plan" = null where "id" = $1
update "event" set "owner_id" = $1, "sequence" = $2 where "id" = $3
update "event" set "reminded_at" = $1 where "id" = $2
update "event" set "sequence" = $1 where "id" = $2
update "event" set "spots" = $1, "sequence" = $2 where "id" = $3
update "event" set "spots_taken" = "spots_taken" + $1, "sequence" = "sequence" + $2 where "id" = $3
update "event" set "spots_taken" = "spots_taken" + $1, "sequence" = "sequence" + $2 where "id" = $3 and "spots_taken" < "spots"
update "event" set "spots_taken" = "spots_taken" - $1, "sequence" = "sequence" + $2 where "id" = $3
update "event" set "starts_at" = $1, "ends_at" = $2, "sequence" = $3 where "id" = $4
update "event" set "starts_at" = $1, "ends_at" = $2, "sequence" = $3, "notice_due_at" = $4 where "id" = $5
update "event" set "starts_at" = $1, "ends_at" = $2, "sequence" = $3, "notice_due_at" = $4, "owner_told_plan" = $5 where "id" = $6
update "event" set "starts_at" = null, "ends_at" = $1, "sequence" = $2, "notice_due_at" = $3, "owner_told_plan" = $4 where "id" = $5
update "event" set "visible" = false, "sequence" = $1 where "id" = $2
update "event" set "visible" = true, "sequence" = $1 where "id" = $2
update "gameday" set "accepted_count" = "accepted_count" + $1, "rejected_count" = "rejected_count" + $2, "not_replied_count" = "not_replied_count" + $3, "seats_taken" = "seats_taken" + $4 where "id" = $5
update "gameday" set "accepted_count" = "accepted_count" + $1, "rejected_count" = "rejected_count" + $2, "not_replied_count" = "not_replied_count" + $3, "seats_taken" = "seats_taken" + $4 where "id" = $5 and "seats_taken" + $6 <= "capacity"
update "gameday" set "accepted_count" = "accepted_count" + $1, "rejected_count" = "rejected_count" + $2, "not_replied_count" = "not_replied_count" + $3, "seats_taken" = "seats_taken" + $4 where "id" = $5 and $6::int is not null
update "gameday" set "capacity" = $1, "description" = $2, "sequence" = $3 where "id" = $4
update "gameday" set "capacity" = $1, "location" = $2, "sequence" = $3 where "id" = $4
update "gameday" set "capacity" = $1, "sequence" = $2 where "id" = $3
update "gameday" set "date" = $1, "location" = $2, "sequence" = $3 where "id" = $4
update "gameday" set "date" = $1, "sequence" = $2 where "id" = $3
update "gameday" set "date" = $1, "start_time" = $2, "end_time" = $3, "sequence" = $4 where "id" = $5
update "gameday" set "description" = $1, "sequence" = $2 where "id" = $3
update "gameday" set "end_time" = $1, "sequence" = $2 where "id" = $3
update "gameday" set "location" = $1, "sequence" = $2 where "id" = $3
update "gameday" set "start_time" = $1, "capacity" = $2, "description" = $3, "sequence" = $4 where "id" = $5
update "gameday" set "start_time" = $1, "location" = $2, "sequence" = $3 where "id" = $4
update "gameday" set "start_time" = $1, "sequence" = $2 where "id" = $3
update "invitation" set "additional_guests" = $1 where "id" = $2
update "invitation" set "held_until" = null where "id" = $1
update "invitation" set "mailed_at" = $1 where "id" = $2
update "invitation" set "mailed_at" = $1 where "id" = any($2::uuid[]) and (("gameday_id" = $3 and "status" = $4) and ("mailed_at" <= $5 and not coalesce(( select bool_or(mail.state = any($6) and ($7::text[] is null or mail.kind = any($8::text[])) and ($9::text[] is null or mail.props ->> 'news' = any($10::text[]))) from mail where mail.about = "invitation"."id"), false)) and not (( select suppression.reason from suppression where suppression.address = lower("guest_email") and suppression.reason = any($11::text[]) order by array_position($12::text[], suppression.reason) limit 1) is not null)) returning "id"
update "invitation" set "reply_comments" = $1 where "id" = $2
update "invitation" set "status" = $1 where "id" = $2
update "invitation" set "status" = $1, "additional_guests" = $2, "replied_at" = $3 where "id" = $4
update "invitation" set "status" = $1, "additional_guests" = $2, "replied_at" = $3, "held_until" = $4 where "id" = $5
update "invitation" set "status" = $1, "additional_guests" = $2, "reply_comments" = $3, "replied_at" = $4 where "id" = $5
update "invitation" set "status" = $1, "additional_guests" = null where "id" = $2
update "invitation" set "status" = $1, "additional_guests" = null, "replied_at" = null, "held_until" = null where "id" = $2
update "invitation" set "status" = $1, "replied_at" = $2 where "id" = $3
update "invitation" set "status" = $1, "replied_at" = null where "id" = $2
update "job" set "due_at" = $1 where "name" in (select "name" from "job" where "name" = $2 for update skip locked)
update "job" set "due_at" = $1, "started_at" = $2, "duration_ms" = $3, "outcome" = $4, "error" = $5 where "name" = $6
update "listing" set "condition" = $1, "price_cents" = $2, "notes" = null, "payment_methods" = $3, "search_text" = $4 where "id" = $5
update "listing" set "hidden_reason" = $1 where "id" = $2
update "listing" set "hidden_reason" = null where "id" = $1
update "listing" set "lapsed_at" = $1 where "id" = any(array(select "id" from "listing" where "status" = 'Available' and hidden_reason is null and lapsed_at is null and "renewal_asked_at" <= $2 order by "renewal_asked_at" limit $3 for update skip locked))
update "listing" set "notes" = $1, "payment_methods" = $2, "search_text" = $3 where "id" = $4
update "listing" set "offered_at" = $1 where "id" = $2
update "listing" set "offered_at" = $1, "hidden_reason" = null where "id" = $2
update "listing" set "payment_methods" = $1 where "id" = $2
update "listing" set "payment_methods" = $1, "renewed_at" = $2 where "id" = $3
update "listing" set "payment_methods" = $1, "renewed_at" = $2, "renewal_asked_at" = null, "lapsed_at" = null where "id" = $3
update "listing" set "payment_methods" = $1, "status" = $2 where "id" = $3
update "listing" set "payment_methods" = $1, "status" = $2, "pending_buyer_id" = null where "id" = $3
update "listing" set "price_cents" = $1, "payment_methods" = $2 where "id" = $3
update "listing" set "price_cents" = $1, "payment_methods" = $2, "bgg_id" = null, "bgg_thumbnail" = null where "id" = $3
update "listing" set "renewal_asked_at" = $1 where "id" = any(array(select "id" from "listing" where "status" = 'Available' and hidden_reason is null and lapsed_at is null and "renewal_asked_at" is null and "renewed_at" <= $2 order by "renewed_at" limit $3 for update skip locked)) returning "id"
update "listing" set "renewed_at" = $1, "renewal_asked_at" = null, "lapsed_at" = null where "id" = $2
update "listing" set "status" = $1 where "id" = $2
update "listing" set "status" = $1, "pending_buyer_id" = $2 where "id" = $3
update "listing" set "status" = $1, "pending_buyer_id" = null where "id" = $2
update "listing" set "status" = $1, "pending_buyer_id" = null, "offered_at" = $2 where "id" = $3
update "listing" set "status" = $1, "renewed_at" = $2 where "id" = $3
update "listing_photo" set "listing_id" = $1, "position" = $2, "is_main" = $3, "unused_since" = $4 where "listing_id" = $5 and not "id" = any($6::uuid[])
update "listing_photo" set "listing_id" = $1, "position" = $2, "is_main" = $3, "unused_since" = '-infinity' where "listing_id" = $4
update "listing_report" set "settled_at" = $1 where "listing_id" = $2 and "settled_at" is null
update "mail" set "ambiguous" = $1 where "id" in ($2)
update "mail" set "created_at" = $1
update "mail" set "created_at" = $1 where "id" in ($2)
update "mail" set "due_at" = $1 where "about" = $2
update "mail" set "due_at" = $1 where "id" in ($2)
update "mail" set "due_at" = $1 where "state" in ($2)
update "mail" set "expires_at" = $1
update "mail" set "expires_at" = $1 where "id" in ($2)
update "mail" set "expires_at" = $1 where "mailing_id" = $2
update "mail" set "expires_at" = $1 where "recipient_address" in ($2)
update "mail" set "expires_at" = case when mail.expires_at = coalesce($1::timestamptz, mail.expires_at) then $2::timestamptz else mail.expires_at end where "mailing_id" in (select "id" from "mailing" where "about" = $3) and "state" = $4
update "mail" set "expires_at" = now() where "mail"."about" = $1 and "mail"."kind" = $2 and "state" = $3
update "mail" set "expires_at" = now() where "mail"."about" = $1 and ("mail"."kind" = $2 or "mail"."kind" = $3 or "mail"."kind" = $4 or "mail"."kind" = $5 or "mail"."kind" = $6) and "state" = $7
update "mail" set "expires_at" = now() where "mail"."about" = $1 and ("mail"."kind" = $2 or "mail"."kind" = $3 or "mail"."kind" = $4 or "mail"."kind" = $5) and "state" = $6
update "mail" set "expires_at" = now() where "mail"."about" = $1 and ("mail"."kind" = $2 or "mail"."kind" = $3) and "state" = $4
update "mail" set "expires_at" = now() where "mailing_id" in (select "id" from "mailing" where "about" = $1) and "state" = $2
update "mail" set "given_up_at" = $1 where "id" = $2 and mail.state = 'failed' and mail.given_up_at is null and (mail.last_code is null or mail.last_code < 500 or mail.blocked) and mail.state = 'failed' and (mail.expires_at is null or mail.expires_at > now()) and ( select suppression.reason from suppression where suppression.address = lower("mail"."recipient_address") and suppression.reason = any($3::text[]) order by array_position($4::text[], suppression.reason) limit 1) is null
update "mail" set "kind" = $1, "props" = $2 where "id" in ($3)
update "mail" set "props" = case when mailing_id is null then props || $1::jsonb else props end, "expires_at" = case when mail.expires_at = coalesce($2::timestamptz, mail.expires_at) then $3::timestamptz else mail.expires_at end where (select gameday_id from invitation where invitation.id = "mail"."about") = $4 and ("mail"."kind" = $5 or "mail"."kind" = $6 or "mail"."kind" = $7 or "mail"."kind" = $8 or "mail"."kind" = $9) and mail.state in ('queued', 'retrying', 'sending')
update "mail" set "props" = case when mailing_id is null then props || (select jsonb_build_object('day', event.day::text, 'startsAt', to_char(("event"."starts_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'duration', event.duration) || jsonb_build_object( 'eventId', event.id, 'gameName', event.game_name, 'sequence', event.sequence) from event where event.id = $1) else props end, "expires_at" = case when mail.expires_at = coalesce($2::timestamptz, mail.expires_at) then $3::timestamptz else mail.expires_at end where "mail"."about" in ( select md5($4::text || "name_id"::text)::uuid from ( select name_id, '{}'::jsonb as props from participant where event_id = $5 and ($6::uuid is null or name_id = $7) union all select owner_id, '{}'::jsonb from event where event.id = $8 and not exists (select from participant where event_id = event.id and name_id = event.owner_id) union select name_id, '{}'::jsonb as props from waitlist_entry where event_id = $9 and ($10::uuid is null or name_id = $11)) as concerned) and (("mail"."kind" = $12 and mail.props ->> 'news' = $13) or ("mail"."kind" = $14 and mail.props ->> 'news' = $15) or ("mail"."kind" = $16 and mail.props ->> 'news' = $17) or ("mail"."kind" = $18 and mail.props ->> 'news' = $19) or ("mail"."kind" = $20 and mail.props ->> 'news' = $21)) and mail.state in ('queued', 'retrying', 'sending')
update "mail" set "recipient_name" = $1 where "id" in ($2)
update "mail" set "state" = $1 where "about" = $2
update "mail" set "state" = $1 where "id" in ($2)
update "mail" set "state" = $1 where "mailing_id" = $2 and "recipient_address" in ($3)
update "mail" set "state" = $1 where "recipient_address" in ($2)
update "mail" set "state" = $1 where "state" in ($2)
update "mail" set "state" = $1, "attempts" = $2, "last_code" = $3, "last_error" = $4, "blocked" = $5, "sent_at" = $6, "due_at" = now() where "id" = $7 and mail.state = 'failed' and mail.given_up_at is null and (mail.last_code is null or mail.last_code < 500 or mail.blocked) and mail.state = 'failed' and (mail.expires_at is null or mail.expires_at > now()) and ( select suppression.reason from suppression where suppression.address = lower("mail"."recipient_address") and suppression.reason = any($8::text[]) order by array_position($9::text[], suppression.reason) limit 1) is null
update "mail" set "state" = $1, "attempts" = $2, "last_code" = $3, "last_error" = $4, "blocked" = $5, "sent_at" = $6, "due_at" = now() where "mailing_id" = $7 and mail.state = 'failed' and (mail.expires_at is null or mail.expires_at > now()) and ( select suppression.reason from suppression where suppression.address = lower("mail"."recipient_address") and suppression.reason = any($8::text[]) order by array_position($9::text[], suppression.reason) limit 1) is null
update "mail" set "state" = $1, "attempts" = $2, "last_error" = $3, "last_code" = $4, "sent_at" = $5 where "about" = $6
update "mail" set "state" = $1, "attempts" = $2, "last_error" = $3, "last_code" = $4, "sent_at" = $5 where "id" in ($6)
update "mail" set "state" = $1, "attempts" = $2, "last_error" = $3, "last_code" = $4, "sent_at" = $5 where "mailing_id" = $6
update "mail" set "state" = $1, "attempts" = $2, "last_error" = $3, "last_code" = $4, "sent_at" = $5 where "mailing_id" = $6 and "recipient_address" in ($7)
update "mail" set "state" = $1, "attempts" = $2, "last_error" = $3, "last_code" = $4, "sent_at" = $5 where "recipient_address" in ($6)
update "mail" set "state" = $1, "attempts" = $2, "last_error" = $3, "last_code" = $4, "sent_at" = $5 where "state" in ($6)
update "mail" set "state" = $1, "due_at" = case state when 'sending' then due_at else now() end where "id" in (select "id" from "mail" where "mailing_id" = $2 and mail.state in ('queued', 'retrying', 'sending') order by "id" for update)
update "mail" set "state" = $1, "due_at" = case state when 'sending' then due_at else now() end where "mail"."about" = $2 and "mail"."kind" = $3 and mail.state in ('queued', 'retrying', 'sending')
update "mail" set "state" = $1, "due_at" = case state when 'sending' then due_at else now() end where "mail"."about" = $2 and ("mail"."kind" = $3 or "mail"."kind" = $4 or "mail"."kind" = $5 or "mail"."kind" = $6 or "mail"."kind" = $7) and mail.state in ('queued', 'retrying', 'sending')
update "mail" set "state" = $1, "due_at" = case state when 'sending' then due_at else now() end where "mail"."about" = $2 and ("mail"."kind" = $3 or "mail"."kind" = $4 or "mail"."kind" = $5 or "mail"."kind" = $6) and mail.state in ('queued', 'retrying', 'sending')
update "mail" set "state" = $1, "due_at" = case state when 'sending' then due_at else now() end where "mail"."about" = $2 and ("mail"."kind" = $3 or "mail"."kind" = $4) and mail.state in ('queued', 'retrying', 'sending')
update "mail" set "state" = $1, "due_at" = case state when 'sending' then due_at else now() end where "mail"."about" = md5($2::text || $3::text)::uuid and ("mail"."kind" = $4 and mail.props ->> 'news' = $5) and mail.state in ('queued', 'retrying', 'sending')
update "mail" set "state" = $1, "due_at" = case state when 'sending' then due_at else now() end where "mail"."about" = md5($2::text || $3::text)::uuid and (("mail"."kind" = $4 and mail.props ->> 'news' = $5) or ("mail"."kind" = $6 and mail.props ->> 'news' = $7) or ("mail"."kind" = $8 and mail.props ->> 'news' = $9) or ("mail"."kind" = $10 and mail.props ->> 'news' = $11) or ("mail"."kind" = $12 and mail.props ->> 'news' = $13)) and mail.state in ('queued', 'retrying', 'sending')
update "mail" set "state" = $1, "due_at" = case state when 'sending' then due_at else now() end where "mail"."about" = md5($2::text || $3::text)::uuid and (("mail"."kind" = $4 and mail.props ->> 'news' = $5) or ("mail"."kind" = $6 and mail.props ->> 'news' = $7) or ("mail"."kind" = $8 and mail.props ->> 'news' = $9)) and mail.state in ('queued', 'retrying', 'sending')
update "mail" set "state" = $1, "due_at" = case state when 'sending' then due_at else now() end where "mail"."about" in ( select md5($2::text || "name_id"::text)::uuid from ( select name_id, '{}'::jsonb as props from participant where event_id = $3 and ($4::uuid is null or name_id = $5) union all select owner_id, '{}'::jsonb from event where event.id = $6 and not exists (select from participant where event_id = event.id and name_id = event.owner_id) union select name_id, '{}'::jsonb as props from waitlist_entry where event_id = $7 and ($8::uuid is null or name_id = $9)) as concerned) and ("mail"."kind" = $10 and mail.props ->> 'news' = $11) and mail.state in ('queued', 'retrying', 'sending')
update "mail" set "state" = $1, "due_at" = case state when 'sending' then due_at else now() end where "mail"."about" in ( select md5($2::text || "name_id"::text)::uuid from ( select name_id, '{}'::jsonb as props from participant where event_id = $3 and ($4::uuid is null or name_id = $5) union all select owner_id, '{}'::jsonb from event where event.id = $6 and not exists (select from participant where event_id = event.id and name_id = event.owner_id) union select name_id, '{}'::jsonb as props from waitlist_entry where event_id = $7 and ($8::uuid is null or name_id = $9)) as concerned) and (("mail"."kind" = $10 and mail.props ->> 'news' = $11) or ("mail"."kind" = $12 and mail.props ->> 'news' = $13) or ("mail"."kind" = $14 and mail.props ->> 'news' = $15) or ("mail"."kind" = $16 and mail.props ->> 'news' = $17) or ("mail"."kind" = $18 and mail.props ->> 'news' = $19)) and mail.state in ('queued', 'retrying', 'sending')
update "mail" set "state" = $1, "due_at" = case state when 'sending' then due_at else now() end where "mail"."about" in ( select md5($2::text || "name_id"::text)::uuid from ( select name_id, '{}'::jsonb as props from participant where event_id = $3 and ($4::uuid is null or name_id = $5) union all select owner_id, '{}'::jsonb from event where event.id = $6 and not exists (select from participant where event_id = event.id and name_id = event.owner_id) union select name_id, '{}'::jsonb as props from waitlist_entry where event_id = $7 and ($8::uuid is null or name_id = $9)) as concerned) and (("mail"."kind" = $10 and mail.props ->> 'news' = $11) or ("mail"."kind" = $12 and mail.props ->> 'news' = $13)) and mail.state in ('queued', 'retrying', 'sending')
update "mail" set "state" = $1, "due_at" = case state when 'sending' then due_at else now() end where (select gameday_id from invitation where invitation.id = "mail"."about") = $2 and ("mail"."kind" = $3 or "mail"."kind" = $4 or "mail"."kind" = $5 or "mail"."kind" = $6 or "mail"."kind" = $7) and "mailing_id" is distinct from $8 and mail.state in ('queued', 'retrying', 'sending')
update "mail" set "state" = $1, "due_at" = case state when 'sending' then due_at else now() end where (select gameday_id from invitation where invitation.id = "mail"."about") = $2 and ("mail"."kind" = $3 or "mail"."kind" = $4 or "mail"."kind" = $5 or "mail"."kind" = $6 or "mail"."kind" = $7) and mail.state in ('queued', 'retrying', 'sending')
update "mail" set "state" = $1, "due_at" = now() where "mail"."about" in ( select md5($2::text || "name_id"::text)::uuid from ( select name_id, '{}'::jsonb as props from participant where event_id = $3 and ($4::uuid is null or name_id = $5) union all select owner_id, '{}'::jsonb from event where event.id = $6 and not exists (select from participant where event_id = event.id and name_id = event.owner_id) union select name_id, '{}'::jsonb as props from waitlist_entry where event_id = $7 and ($8::uuid is null or name_id = $9)) as concerned) and "kind" = $10 and mail.state in ('queued', 'retrying') and coalesce((select shared_props from mailing where mailing.id = mail.mailing_id), '{}') || mail.props @> (select jsonb_build_object('news', 'changed', 'before', jsonb_build_object('day', event.day::text, 'startsAt', to_char(("event"."starts_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'duration', event.duration)) from event where event.id = $11)
update "mail" set "state" = $1, "due_at" = now() where (select gameday_id from invitation where invitation.id = "mail"."about") = $2 and "kind" = $3 and mail.state in ('queued', 'retrying') and coalesce((select shared_props from mailing where mailing.id = mail.mailing_id), '{}') || mail.props @> $4::jsonb
update "mail" set "state" = $1, "fence" = $2 where "mailing_id" = $3
update "mailing" set "cancelled_at" = $1, "finished_at" = $2, "totals" = jsonb_build_object('cancelled', size) where "id" = $3 and "started_at" is null and "cancelled_at" is null returning "size"
update "mailing" set "cancelled_at" = $1, "paused_until" = $2, "paused_reason" = $3 where "id" = $4
update "mailing" set "finished_at" = $1, "totals" = $2, "circuit_openings" = $3 where "id" = $4
update "mailing" set "left_out" = $1 where "id" = $2
update "mailing" set "paused_reason" = $1 where "id" = $2 and "started_at" is null
update "mailing" set "paused_until" = "other"."paused_until", "paused_reason" = "other"."paused_reason" from "mailing" as "other" where "mailing"."id" = $1 and "other"."about" = "mailing"."about" and "other"."finished_at" is null and "other"."paused_until" = 'infinity'
update "mailing" set "paused_until" = $1
update "mailing" set "paused_until" = $1, "paused_reason" = $2
update "mailing" set "paused_until" = $1, "paused_reason" = $2 where "about" = $3
update "mailing" set "paused_until" = $1, "paused_reason" = $2 where "id" = $3
update "mailing" set "paused_until" = $1, "paused_reason" = $2 where "id" = $3 and "started_at" is not null and "finished_at" is null and "cancelled_at" is null
update "mailing" set "paused_until" = 'infinity', "paused_reason" = $1
update "mailing" set "paused_until" = 'infinity', "paused_reason" = $1 where "about" = $2 and "finished_at" is null and "cancelled_at" is null
update "mailing" set "paused_until" = 'infinity', "paused_reason" = $1 where "id" = $2
update "mailing" set "paused_until" = 'infinity', "paused_reason" = $1 where "id" = $2 and "started_at" is not null and "finished_at" is null and "cancelled_at" is null
update "mailing" set "shared_props" = $1 where "id" = $2
update "mailing" set "shared_props" = shared_props || $1::jsonb where "about" = $2
update "mailing" set "size" = $1, "left_out" = $2, "started_at" = $3 where "id" = $4
update "mailing" set "size" = $1, "paused_reason" = null, "started_at" = $2 where "id" = $3
update "mailing" set "size" = $1, "paused_until" = null, "paused_reason" = null, "started_at" = $2 where "id" = $3
update "mailing" set "size" = $1, "started_at" = $2 where "id" = $3
update "mailing" set "size" = $1, "totals" = $2, "left_out" = $3, "started_at" = $4, "finished_at" = $5 where "id" = $6
update "mailing_request" set "answer" = $1 where "id" = $2
update "participant" set "told_plan" = jsonb_build_object('day', event.day::text, 'startsAt', to_char(("event"."starts_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'duration', event.duration) from "event" where "event"."id" = $1 and "participant"."event_id" = "event"."id" and "participant"."name_id" = any($2::uuid[])
update "registration" set "held_until" = $1, "paid_badges" = $2 where "id" = $3
update "registration" set "held_until" = null where "id" = $1
update "registration" set "paid_badges" = $1 where "id" = $2
update "registration" set "reminded_at" = $1 where "id" = $2
update "session" set "last_seen_at" = $1, "expires_at" = least(created_at + $2 * interval '1 ms', $3::timestamptz) where "id" = $4
update "sign_in_code" set "opened_at" = $1 where "id" = $2 and "opened_at" is null
update "sign_in_code" set "used_at" = $1 where "id" = $2 and "used_at" is null
update "sign_in_code" set "used_at" = $1 where "user_id" = $2 and "purpose" = $3 and "used_at" is null
update "sign_in_code" set "used_at" = $1 where "user_id" = $2 and "used_at" is null and "expires_at" > $3
update "user_name" set "name" = $1 where "id" = $2
update "waitlist_entry" set "told_at" = $1 where "event_id" = $2 and "name_id" = $3
update account set confirmed_at = now() where email = $1
update account set confirmed_at = now() where email in ('owes@mail.example', 'children@mail.example')
update account set email = 'ada@mail.example' where email like 'ada%'
update attendee set badge = false
update attendee set badge = false from user_name where user_name.id = name_id and user_name.name = 'Zoe'
update attendee set checked_in_at = now() where id = $1
update audience set tool = 'message' where mailing_id = $1
update audience set tool = 'unknown' where mailing_id = $1
update edition set badges_taken = 0
update event set spots_taken = 1 where id = $1
update gameday set date = $1 where id = $2
update gameday set date = '2025-09-01' where id = $1
update invitation set guest_name = $1, guest_email = $2, reply_comments = $3 where id = $4
update listing set hidden_reason = 'Not a game' where id = $1
update listing set offered_at = offered_at - interval '1 hour' where id = $1
update listing set status = 'Available'
update listing set status = 'Pending'
update listing_photo set listing_id = $1, position = shown.position, is_main = shown.is_main, unused_since = null from json_to_recordset($2) as shown (id uuid, position smallint, is_main boolean) where listing_photo.id = shown.id
update mail set due_at = now() + $1 * interval '1 millisecond' from json_to_recordset($2::json) as held(id uuid, fence integer) where mail.id = held.id and mail.fence = held.fence and mail.state in ('sending', 'cancelled')
update mail set state = 'failed', last_code = null, last_error = $1, blocked = false, due_at = now() where id = any(array( select id from mail where state in ('queued', 'retrying') and expires_at <= now() order by expires_at limit $2 for update skip locked))
update mail set state = 'queued', due_at = now() + $1 * interval '1 millisecond' where id = any(array(select id from ( select id, priority, due_at from mail where mailing_id is null and (kind = 'sign-in') = $2 and priority = any($3) and state in ('queued', 'retrying') and due_at <= now() order by priority, due_at limit $4 for update skip locked) as mail order by priority, due_at limit $5)) returning id, priority, losses >= $6 as isolated
update mail set state = 'queued', due_at = now() + $1 * interval '1 millisecond' where id = any(array(select id from ( select mail.* from mailing cross join lateral ( select id, priority, due_at from mail where mailing_id = mailing.id and priority = any($2) and state in ('queued', 'retrying') and due_at <= now() order by due_at limit $3 for update skip locked) as mail where mailing.paused_until is null or mailing.paused_until <= now()) as mail order by priority, due_at limit $4)) returning id, priority, losses >= $5 as isolated
update mailing set circuit_openings = case when is_paused then greatest(circuit_openings, 1) else circuit_openings + 1 end, paused_until = case when is_paused then paused_until else until end, paused_reason = case when is_paused then paused_reason else $1::text || ' Trying again at ' || to_char(until at time zone $2, 'FMHH12:MI AM') || '.' end from ( select coalesce(paused_until > now(), false) as is_paused, now() + interval '1 millisecond' * least($3 * 2 ^ least(circuit_openings, 20), $4) as until from mailing where id = $5 for update ) as pause where id = $6
update mailing set finished_at = now(), paused_until = null, paused_reason = null, totals = ( select coalesce(jsonb_object_agg(state, count), '{}') from ( select mail.state, count(*)::int as count from mail where mail.mailing_id = mailing.id group by mail.state ) counted) where id = any($1::uuid[]) and ( not exists (select from mail where mail.mailing_id = mailing.id and mail.state = any($2)) and not exists ( select from mail where mail.mailing_id = mailing.id and mail.state = 'cancelled' and mail.due_at > now())) returning id
update mailing set paused_until = null, paused_reason = null where paused_until <= now() returning id
update registration set edition = $1
update registration set edition = '2024-10'
update registration set edition = '2024-10' from account where account.id = user_id and email = $1
update registration set edition = '2024-10' from account where account.id = user_id and email = lower($1)
update registration set edition = '2024-10' from account where account.id = user_id and email in ('earlier@mail.example', 'again@mail.example')
update session set created_at = session.created_at - interval '8 days', expires_at = now() + interval '9 years' from account where account.id = user_id and email = $1
update user_name set name = $1 where name = 'Carmen'
update user_name set name = 'Ben' where name = 'Benedict'
with added as ( insert into account (id, email, created_at) select uuidv7(), 'p' || n || '@mail.example', now() from generate_series(1, $1::int) as n returning id ), named as ( insert into user_name (id, user_id, name, position) select uuidv7(), id, 'Person', 0 from added returning id, user_id ), registered as ( insert into registration (id, edition, user_id, registered_at, paid_badges) select uuidv7(), '2025-10', id, now(), 0 from added returning id, user_id ) insert into attendee (id, registration_id, name_id, badge, position) select uuidv7(), registered.id, named.id, true, 0 from registered join named using (user_id)
with added as ( insert into account (id, email, created_at) select uuidv7(), name || '@mail.example', now() from unnest(array['ada <3', 'ben', 'past']) as name returning id, email ), named as ( insert into user_name (id, user_id, name, position) select uuidv7(), id, split_part(email, '@', 1) || ' & family', 0 from added returning id, user_id ), registered as ( insert into registration (id, edition, user_id, registered_at, paid_badges) select uuidv7(), case when email like 'past@%' then '2024-10' else '2025-10' end, id, now(), case when email like 'ben@%' then 1 else 0 end from added returning id, user_id ) insert into attendee (id, registration_id, name_id, badge, position) select uuidv7(), registered.id, named.id, true, 0 from registered join named using (user_id)
with addressed as materialized ( select recipient.*, uuidv7() as id, ( select suppression.reason from suppression where suppression.address = lower("recipient"."address") and suppression.reason = any($1::text[]) order by array_position($2::text[], suppression.reason) limit 1) as reason from ( select $3::uuid as about, coalesce(( select user_name.name from (select id, user_id, name, position from user_name) user_name where user_name.user_id = "reader"."id" and "user_name"."name" not like '%@%' and not coalesce((select not bool_or(badge) from attendee where name_id = "user_name"."id"), false) order by user_name.position limit 1), $4) as name, reader.email as address, jsonb_build_object('person', case when person.id is not null then coalesce(( select user_name.name from (select id, user_id, name, position from user_name) user_name where user_name.user_id = "person"."id" and "user_name"."name" not like '%@%' and not coalesce((select not bool_or(badge) from attendee where name_id = "user_name"."id"), false) order by user_name.position limit 1), $5) end) as props from (select id, email, confirmed_at from account) reader left join (select id, email, confirmed_at from account) person on person.id = $6::uuid where reader.id = $7) as recipient ), added as ( insert into mail (id, kind, props, recipient_name, recipient_address, message_id, about, mailing_id, by_staff, state, last_error, due_at, expires_at, created_at) select id, $8, $9::jsonb || props, name, address, '<' || id || '@' || $10::text || '>', about, $11::uuid, $12::boolean, case when reason is null then 'queued' else 'suppressed' end, $13::jsonb ->> reason, $14, $15, $16 from addressed on conflict (mailing_id, lower(recipient_address)) where mailing_id is not null do nothing returning id, about, state ), sized as ( update mailing set size = size + (select count(*) from added) where id = $17::uuid ) select array(select id from added where state = 'queued') as ids, array(select about from added where state = 'suppressed') as suppressed
with addressed as materialized ( select recipient.*, uuidv7() as id, ( select suppression.reason from suppression where suppression.address = lower("recipient"."address") and suppression.reason = any($1::text[]) order by array_position($2::text[], suppression.reason) limit 1) as reason from ( select about, name, address, props || jsonb_build_object('codeId', $3::jsonb -> about::text) as props from audience_member where audience_id = $4 and position between $5 and $6 and skipped is null) as recipient ), added as ( insert into mail (id, kind, props, recipient_name, recipient_address, message_id, about, mailing_id, by_staff, state, last_error, due_at, expires_at, created_at) select id, $7, $8::jsonb || props, name, address, '<' || id || '@' || $9::text || '>', about, $10::uuid, $11::boolean, case when reason is null then 'queued' else 'suppressed' end, $12::jsonb ->> reason, $13, $14, $15 from addressed on conflict (mailing_id, lower(recipient_address)) where mailing_id is not null do nothing returning id, about, state ), sized as ( update mailing set size = size + (select count(*) from added) where id = $16::uuid ) select array(select id from added where state = 'queued') as ids, array(select about from added where state = 'suppressed') as suppressed
with addressed as materialized ( select recipient.*, uuidv7() as id, ( select suppression.reason from suppression where suppression.address = lower("recipient"."address") and suppression.reason = any($1::text[]) order by array_position($2::text[], suppression.reason) limit 1) as reason from ( select id as about, guest_name as name, guest_email as address, jsonb_build_object('invitationToken', token) as props from invitation where "id" = any($3::uuid[])) as recipient ), added as ( insert into mail (id, kind, props, recipient_name, recipient_address, message_id, about, mailing_id, by_staff, state, last_error, due_at, expires_at, created_at) select id, $4, $5::jsonb || props, name, address, '<' || id || '@' || $6::text || '>', about, $7::uuid, $8::boolean, case when reason is null then 'queued' else 'suppressed' end, $9::jsonb ->> reason, $10, $11, $12 from addressed on conflict (mailing_id, lower(recipient_address)) where mailing_id is not null do nothing returning id, about, state ), sized as ( update mailing set size = size + (select count(*) from added) where id = $13::uuid ) select array(select id from added where state = 'queued') as ids, array(select about from added where state = 'suppressed') as suppressed
with addressed as materialized ( select recipient.*, uuidv7() as id, ( select suppression.reason from suppression where suppression.address = lower("recipient"."address") and suppression.reason = any($1::text[]) order by array_position($2::text[], suppression.reason) limit 1) as reason from ( select id as about, guest_name as name, guest_email as address, jsonb_build_object('invitationToken', token) as props from invitation where ("gameday_id" = $3 and "status" = $4)) as recipient ), added as ( insert into mail (id, kind, props, recipient_name, recipient_address, message_id, about, mailing_id, by_staff, state, last_error, due_at, expires_at, created_at) select id, $5, $6::jsonb || props, name, address, '<' || id || '@' || $7::text || '>', about, $8::uuid, $9::boolean, case when reason is null then 'queued' else 'suppressed' end, $10::jsonb ->> reason, $11, $12, $13 from addressed on conflict (mailing_id, lower(recipient_address)) where mailing_id is not null do nothing returning id, about, state ), sized as ( update mailing set size = size + (select count(*) from added) where id = $14::uuid ) select array(select id from added where state = 'queued') as ids, array(select about from added where state = 'suppressed') as suppressed
with addressed as materialized ( select recipient.*, uuidv7() as id, ( select suppression.reason from suppression where suppression.address = lower("recipient"."address") and suppression.reason = any($1::text[]) order by array_position($2::text[], suppression.reason) limit 1) as reason from ( select id as about, guest_name as name, guest_email as address, jsonb_build_object('invitationToken', token) as props from invitation where (("gameday_id" = $3 and "status" = $4) and (not coalesce(( select bool_or(mail.state = any($5) and ($6::text[] is null or mail.kind = any($7::text[])) and ($8::text[] is null or mail.props ->> 'news' = any($9::text[]))) from mail where mail.about = "invitation"."id"), false) or coalesce(( select bool_or(mail.state = any($10) and ($11::text[] is null or mail.kind = any($12::text[])) and ($13::text[] is null or mail.props ->> 'news' = any($14::text[]))) from mail where mail.about = "invitation"."id"), false)) and not coalesce(( select bool_or(mail.state = any($15) and ($16::text[] is null or mail.kind = any($17::text[])) and ($18::text[] is null or mail.props ->> 'news' = any($19::text[]))) from mail where mail.about = "invitation"."id"), false))) as recipient ), added as ( insert into mail (id, kind, props, recipient_name, recipient_address, message_id, about, mailing_id, by_staff, state, last_error, due_at, expires_at, created_at) select id, $20, $21::jsonb || props, name, address, '<' || id || '@' || $22::text || '>', about, $23::uuid, $24::boolean, case when reason is null then 'queued' else 'suppressed' end, $25::jsonb ->> reason, $26, $27, $28 from addressed on conflict (mailing_id, lower(recipient_address)) where mailing_id is not null do nothing returning id, about, state ), sized as ( update mailing set size = size + (select count(*) from added) where id = $29::uuid ) select array(select id from added where state = 'queued') as ids, array(select about from added where state = 'suppressed') as suppressed
with addressed as materialized ( select recipient.*, uuidv7() as id, ( select suppression.reason from suppression where suppression.address = lower("recipient"."address") and suppression.reason = any($1::text[]) order by array_position($2::text[], suppression.reason) limit 1) as reason from ( select id as about, guest_name as name, guest_email as address, jsonb_build_object('invitationToken', token) as props from invitation where (("gameday_id" = $3 and "status" = $4) and (not coalesce(( select bool_or(mail.state = any($5) and ($6::text[] is null or mail.kind = any($7::text[])) and ($8::text[] is null or mail.props ->> 'news' = any($9::text[]))) from mail where mail.about = "invitation"."id"), false) or coalesce(( select bool_or(mail.state = any($10) and ($11::text[] is null or mail.kind = any($12::text[])) and ($13::text[] is null or mail.props ->> 'news' = any($14::text[]))) from mail where mail.about = "invitation"."id"), false)))) as recipient ), added as ( insert into mail (id, kind, props, recipient_name, recipient_address, message_id, about, mailing_id, by_staff, state, last_error, due_at, expires_at, created_at) select id, $15, $16::jsonb || props, name, address, '<' || id || '@' || $17::text || '>', about, $18::uuid, $19::boolean, case when reason is null then 'queued' else 'suppressed' end, $20::jsonb ->> reason, $21, $22, $23 from addressed on conflict (mailing_id, lower(recipient_address)) where mailing_id is not null do nothing returning id, about, state ), sized as ( update mailing set size = size + (select count(*) from added) where id = $24::uuid ) select array(select id from added where state = 'queued') as ids, array(select about from added where state = 'suppressed') as suppressed
with addressed as materialized ( select recipient.*, uuidv7() as id, ( select suppression.reason from suppression where suppression.address = lower("recipient"."address") and suppression.reason = any($1::text[]) order by array_position($2::text[], suppression.reason) limit 1) as reason from ( select listing.id as about, coalesce(( select user_name.name from (select id, user_id, name, position from user_name) user_name where user_name.user_id = "reader"."id" and "user_name"."name" not like '%@%' and not coalesce((select not bool_or(badge) from attendee where name_id = "user_name"."id"), false) order by user_name.position limit 1), $3) as name, reader.email as address, jsonb_build_object('listingId', listing.id, 'gameName', game_name, 'priceCents', price_cents) as props from listing join (select id, email, confirmed_at from account) reader on reader.id = listing.seller_id where listing.id = any($4::uuid[])) as recipient ), added as ( insert into mail (id, kind, props, recipient_name, recipient_address, message_id, about, mailing_id, by_staff, state, last_error, due_at, expires_at, created_at) select id, $5, $6::jsonb || props, name, address, '<' || id || '@' || $7::text || '>', about, $8::uuid, $9::boolean, case when reason is null then 'queued' else 'suppressed' end, $10::jsonb ->> reason, $11, $12, $13 from addressed on conflict (mailing_id, lower(recipient_address)) where mailing_id is not null do nothing returning id, about, state ), sized as ( update mailing set size = size + (select count(*) from added) where id = $14::uuid ) select array(select id from added where state = 'queued') as ids, array(select about from added where state = 'suppressed') as suppressed
with addressed as materialized ( select recipient.*, uuidv7() as id, ( select suppression.reason from suppression where suppression.address = lower("recipient"."address") and suppression.reason = any($1::text[]) order by array_position($2::text[], suppression.reason) limit 1) as reason from ( select listing_id as about, coalesce(( select user_name.name from (select id, user_id, name, position from user_name) user_name where user_name.user_id = "reader"."id" and "user_name"."name" not like '%@%' and not coalesce((select not bool_or(badge) from attendee where name_id = "user_name"."id"), false) order by user_name.position limit 1), $3) as name, reader.email as address, jsonb_build_object('person', coalesce(( select user_name.name from (select id, user_id, name, position from user_name) user_name where user_name.user_id = "person"."id" and "user_name"."name" not like '%@%' and not coalesce((select not bool_or(badge) from attendee where name_id = "user_name"."id"), false) order by user_name.position limit 1), $4)) as props from listing_queue join (select id, email, confirmed_at from account) reader on reader.id = buyer_id join (select id, email, confirmed_at from account) person on person.id = $5 where listing_id = $6) as recipient ), added as ( insert into mail (id, kind, props, recipient_name, recipient_address, message_id, about, mailing_id, by_staff, state, last_error, due_at, expires_at, created_at) select id, $7, $8::jsonb || props, name, address, '<' || id || '@' || $9::text || '>', about, $10::uuid, $11::boolean, case when reason is null then 'queued' else 'suppressed' end, $12::jsonb ->> reason, $13, $14, $15 from addressed on conflict (mailing_id, lower(recipient_address)) where mailing_id is not null do nothing returning id, about, state ), sized as ( update mailing set size = size + (select count(*) from added) where id = $16::uuid ) select array(select id from added where state = 'queued') as ids, array(select about from added where state = 'suppressed') as suppressed
with addressed as materialized ( select recipient.*, uuidv7() as id, ( select suppression.reason from suppression where suppression.address = lower("recipient"."address") and suppression.reason = any($1::text[]) order by array_position($2::text[], suppression.reason) limit 1) as reason from ( select md5("event"."id"::text || "told"."name_id"::text)::uuid as about, user_name.name, account.email as address, jsonb_build_object('day', event.day::text, 'startsAt', to_char(("event"."starts_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'duration', event.duration) || jsonb_build_object( 'eventId', event.id, 'gameName', event.game_name, 'sequence', event.sequence) || jsonb_build_object('organizer', owner.name) || told.props as props from ( select * from ( select name_id, '{}'::jsonb as props from participant where event_id = $3 and ($4::uuid is null or name_id = $5) union all select owner_id, '{}'::jsonb from event where event.id = $6 and not exists (select from participant where event_id = event.id and name_id = event.owner_id) union select name_id, '{}'::jsonb as props from waitlist_entry where event_id = $7 and ($8::uuid is null or name_id = $9)) as concerned where name_id <> all($10::uuid[])) as told join (select id, user_id, name, position from user_name) user_name on user_name.id = told.name_id join (select id, email, confirmed_at from account) account on account.id = user_name.user_id join event on event.id = $11 join lateral ( select case when "person"."user_id" = "account"."id" then "person"."name" when "person"."name" like '%@%' or ("person"."is_child" and not false) then $12 else "person"."name" end as name from ( select id, user_id, name, coalesce((select not bool_or(badge) from attendee where name_id = user_name.id), false) as is_child from (select id, user_id, name, position from user_name) user_name) person where person.id = event.owner_id ) owner on true left join schedule_settings settings on settings.user_id = account.id where coalesce(settings.notices, true)) as recipient ), added as ( insert into mail (id, kind, props, recipient_name, recipient_address, message_id, about, mailing_id, by_staff, state, last_error, due_at, expires_at, created_at) select id, $13, $14::jsonb || props, name, address, '<' || id || '@' || $15::text || '>', about, $16::uuid, $17::boolean, case when reason is null then 'queued' else 'suppressed' end, $18::jsonb ->> reason, $19, $20, $21 from addressed on conflict (mailing_id, lower(recipient_address)) where mailing_id is not null do nothing returning id, about, state ), sized as ( update mailing set size = size + (select count(*) from added) where id = $22::uuid ) select array(select id from added where state = 'queued') as ids, array(select about from added where state = 'suppressed') as suppressed
with addressed as materialized ( select recipient.*, uuidv7() as id, ( select suppression.reason from suppression where suppression.address = lower("recipient"."address") and suppression.reason = any($1::text[]) order by array_position($2::text[], suppression.reason) limit 1) as reason from ( select md5("event"."id"::text || "told"."name_id"::text)::uuid as about, user_name.name, account.email as address, jsonb_build_object('day', event.day::text, 'startsAt', to_char(("event"."starts_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'duration', event.duration) || jsonb_build_object( 'eventId', event.id, 'gameName', event.game_name, 'sequence', event.sequence) || jsonb_build_object('organizer', owner.name) || told.props as props from ( select name_id, '{}'::jsonb as props from participant where event_id = $3 and ($4::uuid is null or name_id = $5) union all select owner_id, '{}'::jsonb from event where event.id = $6 and not exists (select from participant where event_id = event.id and name_id = event.owner_id)) as told join (select id, user_id, name, position from user_name) user_name on user_name.id = told.name_id join (select id, email, confirmed_at from account) account on account.id = user_name.user_id join event on event.id = $7 join lateral ( select case when "person"."user_id" = "account"."id" then "person"."name" when "person"."name" like '%@%' or ("person"."is_child" and not false) then $8 else "person"."name" end as name from ( select id, user_id, name, coalesce((select not bool_or(badge) from attendee where name_id = user_name.id), false) as is_child from (select id, user_id, name, position from user_name) user_name) person where person.id = event.owner_id ) owner on true left join schedule_settings settings on settings.user_id = account.id where coalesce(settings.notices, true)) as recipient ), added as ( insert into mail (id, kind, props, recipient_name, recipient_address, message_id, about, mailing_id, by_staff, state, last_error, due_at, expires_at, created_at) select id, $9, $10::jsonb || props, name, address, '<' || id || '@' || $11::text || '>', about, $12::uuid, $13::boolean, case when reason is null then 'queued' else 'suppressed' end, $14::jsonb ->> reason, $15, $16, $17 from addressed on conflict (mailing_id, lower(recipient_address)) where mailing_id is not null do nothing returning id, about, state ), sized as ( update mailing set size = size + (select count(*) from added) where id = $18::uuid ) select array(select id from added where state = 'queued') as ids, array(select about from added where state = 'suppressed') as suppressed
with addressed as materialized ( select recipient.*, uuidv7() as id, ( select suppression.reason from suppression where suppression.address = lower("recipient"."address") and suppression.reason = any($1::text[]) order by array_position($2::text[], suppression.reason) limit 1) as reason from ( select md5("event"."id"::text || "told"."name_id"::text)::uuid as about, user_name.name, account.email as address, jsonb_build_object('day', event.day::text, 'startsAt', to_char(("event"."starts_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'duration', event.duration) || jsonb_build_object( 'eventId', event.id, 'gameName', event.game_name, 'sequence', event.sequence) || jsonb_build_object('organizer', owner.name) || told.props as props from ( select name_id, '{}'::jsonb as props from participant where event_id = $3 and ($4::uuid is null or name_id = $5)) as told join (select id, user_id, name, position from user_name) user_name on user_name.id = told.name_id join (select id, email, confirmed_at from account) account on account.id = user_name.user_id join event on event.id = $6 join lateral ( select case when "person"."user_id" = "account"."id" then "person"."name" when "person"."name" like '%@%' or ("person"."is_child" and not false) then $7 else "person"."name" end as name from ( select id, user_id, name, coalesce((select not bool_or(badge) from attendee where name_id = user_name.id), false) as is_child from (select id, user_id, name, position from user_name) user_name) person where person.id = event.owner_id ) owner on true left join schedule_settings settings on settings.user_id = account.id where coalesce(settings.notices, true)) as recipient ), added as ( insert into mail (id, kind, props, recipient_name, recipient_address, message_id, about, mailing_id, by_staff, state, last_error, due_at, expires_at, created_at) select id, $8, $9::jsonb || props, name, address, '<' || id || '@' || $10::text || '>', about, $11::uuid, $12::boolean, case when reason is null then 'queued' else 'suppressed' end, $13::jsonb ->> reason, $14, $15, $16 from addressed on conflict (mailing_id, lower(recipient_address)) where mailing_id is not null do nothing returning id, about, state ), sized as ( update mailing set size = size + (select count(*) from added) where id = $17::uuid ) select array(select id from added where state = 'queued') as ids, array(select about from added where state = 'suppressed') as suppressed
with addressed as materialized ( select recipient.*, uuidv7() as id, ( select suppression.reason from suppression where suppression.address = lower("recipient"."address") and suppression.reason = any($1::text[]) order by array_position($2::text[], suppression.reason) limit 1) as reason from ( select md5("event"."id"::text || "told"."name_id"::text)::uuid as about, user_name.name, account.email as address, jsonb_build_object('day', event.day::text, 'startsAt', to_char(("event"."starts_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'duration', event.duration) || jsonb_build_object( 'eventId', event.id, 'gameName', event.game_name, 'sequence', event.sequence) || jsonb_build_object('organizer', owner.name) || told.props as props from ( select name_id, jsonb_build_object('before', knows) as props from ( select event_id, name_id, told_plan as knows from participant where event_id = $3 union all select id, owner_id, owner_told_plan from event where id = $4 and not exists (select from participant where event_id = event.id and name_id = event.owner_id) ) part join event on event.id = part.event_id where knows <> jsonb_build_object('day', event.day::text, 'startsAt', to_char(("event"."starts_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'duration', event.duration) and not coalesce(( select bool_or(mail.state = any($5) and ($6::text[] is null or mail.kind = any($7::text[])) and ($8::text[] is null or mail.props ->> 'news' = any($9::text[]))) from mail where mail.about = md5("event"."id"::text || "name_id"::text)::uuid), false)) as told join (select id, user_id, name, position from user_name) user_name on user_name.id = told.name_id join (select id, email, confirmed_at from account) account on account.id = user_name.user_id join event on event.id = $10 join lateral ( select case when "person"."user_id" = "account"."id" then "person"."name" when "person"."name" like '%@%' or ("person"."is_child" and not false) then $11 else "person"."name" end as name from ( select id, user_id, name, coalesce((select not bool_or(badge) from attendee where name_id = user_name.id), false) as is_child from (select id, user_id, name, position from user_name) user_name) person where person.id = event.owner_id ) owner on true left join schedule_settings settings on settings.user_id = account.id where coalesce(settings.notices, true)) as recipient ), added as ( insert into mail (id, kind, props, recipient_name, recipient_address, message_id, about, mailing_id, by_staff, state, last_error, due_at, expires_at, created_at) select id, $12, $13::jsonb || props, name, address, '<' || id || '@' || $14::text || '>', about, $15::uuid, $16::boolean, case when reason is null then 'queued' else 'suppressed' end, $17::jsonb ->> reason, $18, $19, $20 from addressed on conflict (mailing_id, lower(recipient_address)) where mailing_id is not null do nothing returning id, about, state ), sized as ( update mailing set size = size + (select count(*) from added) where id = $21::uuid ) select array(select id from added where state = 'queued') as ids, array(select about from added where state = 'suppressed') as suppressed
with addressed as materialized ( select recipient.*, uuidv7() as id, ( select suppression.reason from suppression where suppression.address = lower("recipient"."address") and suppression.reason = any($1::text[]) order by array_position($2::text[], suppression.reason) limit 1) as reason from ( select md5("event"."id"::text || "told"."name_id"::text)::uuid as about, user_name.name, account.email as address, jsonb_build_object('day', event.day::text, 'startsAt', to_char(("event"."starts_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'duration', event.duration) || jsonb_build_object( 'eventId', event.id, 'gameName', event.game_name, 'sequence', event.sequence) || jsonb_build_object('organizer', owner.name) || told.props as props from ( select name_id, jsonb_build_object('sequence', (select sequence + 1 from event where id = $3)) as props from participant where event_id = $4 and ($5::uuid is null or name_id = $6)) as told join (select id, user_id, name, position from user_name) user_name on user_name.id = told.name_id join (select id, email, confirmed_at from account) account on account.id = user_name.user_id join event on event.id = $7 join lateral ( select case when "person"."user_id" = "account"."id" then "person"."name" when "person"."name" like '%@%' or ("person"."is_child" and not false) then $8 else "person"."name" end as name from ( select id, user_id, name, coalesce((select not bool_or(badge) from attendee where name_id = user_name.id), false) as is_child from (select id, user_id, name, position from user_name) user_name) person where person.id = event.owner_id ) owner on true left join schedule_settings settings on settings.user_id = account.id where coalesce(settings.notices, true)) as recipient ), added as ( insert into mail (id, kind, props, recipient_name, recipient_address, message_id, about, mailing_id, by_staff, state, last_error, due_at, expires_at, created_at) select id, $9, $10::jsonb || props, name, address, '<' || id || '@' || $11::text || '>', about, $12::uuid, $13::boolean, case when reason is null then 'queued' else 'suppressed' end, $14::jsonb ->> reason, $15, $16, $17 from addressed on conflict (mailing_id, lower(recipient_address)) where mailing_id is not null do nothing returning id, about, state ), sized as ( update mailing set size = size + (select count(*) from added) where id = $18::uuid ) select array(select id from added where state = 'queued') as ids, array(select about from added where state = 'suppressed') as suppressed
with addressed as materialized ( select recipient.*, uuidv7() as id, ( select suppression.reason from suppression where suppression.address = lower("recipient"."address") and suppression.reason = any($1::text[]) order by array_position($2::text[], suppression.reason) limit 1) as reason from ( select md5("event"."id"::text || "told"."name_id"::text)::uuid as about, user_name.name, account.email as address, jsonb_build_object('day', event.day::text, 'startsAt', to_char(("event"."starts_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'duration', event.duration) || jsonb_build_object( 'eventId', event.id, 'gameName', event.game_name, 'sequence', event.sequence) || jsonb_build_object('organizer', owner.name) || told.props as props from (select name_id, '{}'::jsonb as props from waitlist_entry where event_id = $3 and ($4::uuid is null or name_id = $5)) as told join (select id, user_id, name, position from user_name) user_name on user_name.id = told.name_id join (select id, email, confirmed_at from account) account on account.id = user_name.user_id join event on event.id = $6 join lateral ( select case when "person"."user_id" = "account"."id" then "person"."name" when "person"."name" like '%@%' or ("person"."is_child" and not false) then $7 else "person"."name" end as name from ( select id, user_id, name, coalesce((select not bool_or(badge) from attendee where name_id = user_name.id), false) as is_child from (select id, user_id, name, position from user_name) user_name) person where person.id = event.owner_id ) owner on true left join schedule_settings settings on settings.user_id = account.id where coalesce(settings.notices, true)) as recipient ), added as ( insert into mail (id, kind, props, recipient_name, recipient_address, message_id, about, mailing_id, by_staff, state, last_error, due_at, expires_at, created_at) select id, $8, $9::jsonb || props, name, address, '<' || id || '@' || $10::text || '>', about, $11::uuid, $12::boolean, case when reason is null then 'queued' else 'suppressed' end, $13::jsonb ->> reason, $14, $15, $16 from addressed on conflict (mailing_id, lower(recipient_address)) where mailing_id is not null do nothing returning id, about, state ), sized as ( update mailing set size = size + (select count(*) from added) where id = $17::uuid ) select array(select id from added where state = 'queued') as ids, array(select about from added where state = 'suppressed') as suppressed
with addressed as materialized ( select recipient.*, uuidv7() as id, ( select suppression.reason from suppression where suppression.address = lower("recipient"."address") and suppression.reason = any($1::text[]) order by array_position($2::text[], suppression.reason) limit 1) as reason from (select $3::uuid as about, null as name, $4 as address, '{}'::jsonb as props) as recipient ), added as ( insert into mail (id, kind, props, recipient_name, recipient_address, message_id, about, mailing_id, by_staff, state, last_error, due_at, expires_at, created_at) select id, $5, $6::jsonb || props, name, address, '<' || id || '@' || $7::text || '>', about, $8::uuid, $9::boolean, case when reason is null then 'queued' else 'suppressed' end, $10::jsonb ->> reason, $11, $12, $13 from addressed on conflict (mailing_id, lower(recipient_address)) where mailing_id is not null do nothing returning id, about, state ), sized as ( update mailing set size = size + (select count(*) from added) where id = $14::uuid ) select array(select id from added where state = 'queued') as ids, array(select about from added where state = 'suppressed') as suppressed
with addressed as materialized ( select recipient.*, uuidv7() as id, ( select suppression.reason from suppression where suppression.address = lower("recipient"."address") and suppression.reason = any($1::text[]) order by array_position($2::text[], suppression.reason) limit 1) as reason from (select uuidv7() as about, null as name, 'second@mail.example' as address, '{}'::jsonb as props) as recipient ), added as ( insert into mail (id, kind, props, recipient_name, recipient_address, message_id, about, mailing_id, by_staff, state, last_error, due_at, expires_at, created_at) select id, $3, $4::jsonb || props, name, address, '<' || id || '@' || $5::text || '>', about, $6::uuid, $7::boolean, case when reason is null then 'queued' else 'suppressed' end, $8::jsonb ->> reason, $9, $10, $11 from addressed on conflict (mailing_id, lower(recipient_address)) where mailing_id is not null do nothing returning id, about, state ), sized as ( update mailing set size = size + (select count(*) from added) where id = $12::uuid ) select array(select id from added where state = 'queued') as ids, array(select about from added where state = 'suppressed') as suppressed
with before as materialized (select lower(address) from ((select "about", "name", "address", "props", "skipped", "position" from "audience_member" where "audience_id" = $1 and 1 = 1)) as member where skipped is null), after as materialized (select lower(address) from ( select about, name, address, props, skipped, row_number() over (order by lower(name) collate "und-x-icu" nulls last, address, about)::int as position from ( select found.*, coalesce(found.problem, ( select suppression.reason from suppression where suppression.address = lower("found"."address") and suppression.reason = any($2::text[]) order by array_position($3::text[], suppression.reason) limit 1)) as skipped from (select registrant.*, null::text as problem from ( select account.id as about, account.email as address, registered.props, first_name.name from (select id, email, confirmed_at from account) account join ( select registration.id, registration.user_id, jsonb_build_object( 'attendees', jsonb_agg( jsonb_build_object('name', user_name.name, 'badge', attendee.badge) order by attendee.position), 'amountDue', $4::int * greatest(0, count(*) filter (where attendee.badge) - registration.paid_badges)::int, 'heldUntil', to_char(( case when "owner"."confirmed_at" is null and registration.paid_badges = 0 then registration.held_until end) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') ) as props from registration join (select id, email, confirmed_at from account) owner on owner.id = registration.user_id join attendee on attendee.registration_id = registration.id join (select id, user_id, name, position from user_name) user_name on user_name.id = attendee.name_id where registration.edition = $5 group by registration.id, owner.confirmed_at) as registered on registered.user_id = account.id left join lateral ( select name from (select id, user_id, name, position from user_name) user_name where user_id = account.id order by position limit 1 ) as first_name on true where ($6::uuid is null or registered.id = $7::uuid) and ($8 or (registered.props ->> 'amountDue')::int > 0)) as registrant) as found ) as judged) as member where skipped is null) select (select count(*)::int from (table after except table before) as joined) as joined, (select count(*)::int from (table before except table after) as gone) as left
with before as materialized (select lower(address) from ((select "about", "name", "address", "props", "skipped", "position" from "audience_member" where "audience_id" = $1 and 1 = 1)) as member where skipped is null), after as materialized (select lower(address) from ((select "about", "name", "address", "props", "skipped", "position" from "audience_member" where "audience_id" = $2 and 1 = 1)) as member where skipped is null) select (select count(*)::int from (table after except table before) as joined) as joined, (select count(*)::int from (table before except table after) as gone) as left
with chosen as materialized ( select event.*, md5(jsonb_build_array("event"."game_name", "event"."day", "event"."duration", "event"."spots", "event"."visible", "event"."owner_id", "event"."game_owner_id", "event"."teacher", extract(epoch from event.starts_at))::text) as version, coalesce(starts_at, (day + time '00:01') at time zone $1) as begins_at, row_number() over (order by day, starts_at nulls last, lower(game_name), event.id) as place from event where event.edition = $2 and event.id in (select event_id from participant where name_id = $3) order by place limit $4 ), person as materialized ( select id, user_id, name, is_child from ( select id, user_id, name, coalesce((select not bool_or(badge) from attendee where name_id = user_name.id), false) as is_child from (select id, user_id, name, position from user_name) user_name) person where id in ( select owner_id from chosen union select name_id from participant join chosen on chosen.id = participant.event_id union select name_id from waitlist_entry join chosen on chosen.id = waitlist_entry.event_id) ), taking_part as ( select event_id, json_agg(json_build_object( 'id', name_id, 'name', case when "person"."user_id" = $5::uuid then "person"."name" when "person"."name" like '%@%' or ("person"."is_child" and not owner.user_id = $6) then $7 else "person"."name" end, 'location', '', 'gameOwner', name_id is not distinct from chosen.game_owner_id ) order by participant.joined_at, participant.id) as people from chosen join participant on participant.event_id = chosen.id join person on person.id = participant.name_id join person owner on owner.id = chosen.owner_id group by event_id ), waiting as ( select event_id, json_agg(json_build_object('id', name_id, 'name', name, 'position', position) order by position) as people from ( select event_id, name_id, case when "person"."user_id" = $8::uuid then "person"."name" when "person"."name" like '%@%' or ("person"."is_child" and not owner.user_id = $9) then $10 else "person"."name" end as name, row_number() over (partition by event_id order by waitlist_entry.id) as position from chosen join waitlist_entry on waitlist_entry.event_id = chosen.id join person on person.id = waitlist_entry.name_id join person owner on owner.id = chosen.owner_id ) as entry group by event_id ) select chosen.id, game_name as "gameName", to_char(day, 'FMDay') as "eventDay", coalesce(to_char(starts_at at time zone $11, 'FMHH12:MI AM'), $12) as "eventTime", to_char(("begins_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "eventDate", to_char(("ends_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "endDate", spots, spots_taken as "spotsTaken", visible, owner_id as "eventOwner", case when "owner"."user_id" = $13::uuid then "owner"."name" when "owner"."name" like '%@%' or ("owner"."is_child" and not owner.user_id = $14) then $15 else "owner"."name" end as organizer, coalesce(game_owner_id::text, '') as "gameOwner", duration::text, teacher, coalesce(taking_part.people, '[]') as participants, coalesce(waiting.people, '[]') as waitlist, case when ends_at <= $16 then 'completed' when starts_at <= $17 then 'in-progress' else 'upcoming' end as state, ends_at <= $18 as "isExpired", version from chosen join person owner on owner.id = chosen.owner_id left join taking_part on taking_part.event_id = chosen.id left join waiting on waiting.event_id = chosen.id order by place
with chosen as materialized ( select event.*, md5(jsonb_build_array("event"."game_name", "event"."day", "event"."duration", "event"."spots", "event"."visible", "event"."owner_id", "event"."game_owner_id", "event"."teacher", extract(epoch from event.starts_at))::text) as version, coalesce(starts_at, (day + time '00:01') at time zone $1) as begins_at, row_number() over (order by day, starts_at nulls last, lower(game_name), event.id) as place from event where event.edition = $2 and event.id in (select event_id from participant where name_id = $3) order by place limit $4 ), person as materialized ( select id, user_id, name, is_child from ( select id, user_id, name, coalesce((select not bool_or(badge) from attendee where name_id = user_name.id), false) as is_child from (select id, user_id, name, position from user_name) user_name) person where id in ( select owner_id from chosen union select name_id from participant join chosen on chosen.id = participant.event_id union select name_id from waitlist_entry join chosen on chosen.id = waitlist_entry.event_id) ), taking_part as ( select event_id, json_agg(json_build_object( 'id', name_id, 'name', case when "person"."user_id" = $5::uuid then "person"."name" when "person"."name" like '%@%' or ("person"."is_child" and not true) then $6 else "person"."name" end, 'location', '', 'gameOwner', name_id is not distinct from chosen.game_owner_id ) order by participant.joined_at, participant.id) as people from chosen join participant on participant.event_id = chosen.id join person on person.id = participant.name_id join person owner on owner.id = chosen.owner_id group by event_id ), waiting as ( select event_id, json_agg(json_build_object('id', name_id, 'name', name, 'position', position) order by position) as people from ( select event_id, name_id, case when "person"."user_id" = $7::uuid then "person"."name" when "person"."name" like '%@%' or ("person"."is_child" and not true) then $8 else "person"."name" end as name, row_number() over (partition by event_id order by waitlist_entry.id) as position from chosen join waitlist_entry on waitlist_entry.event_id = chosen.id join person on person.id = waitlist_entry.name_id join person owner on owner.id = chosen.owner_id ) as entry group by event_id ) select chosen.id, game_name as "gameName", to_char(day, 'FMDay') as "eventDay", coalesce(to_char(starts_at at time zone $9, 'FMHH12:MI AM'), $10) as "eventTime", to_char(("begins_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "eventDate", to_char(("ends_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "endDate", spots, spots_taken as "spotsTaken", visible, owner_id as "eventOwner", case when "owner"."user_id" = $11::uuid then "owner"."name" when "owner"."name" like '%@%' or ("owner"."is_child" and not true) then $12 else "owner"."name" end as organizer, coalesce(game_owner_id::text, '') as "gameOwner", duration::text, teacher, coalesce(taking_part.people, '[]') as participants, coalesce(waiting.people, '[]') as waitlist, case when ends_at <= $13 then 'completed' when starts_at <= $14 then 'in-progress' else 'upcoming' end as state, ends_at <= $15 as "isExpired", version from chosen join person owner on owner.id = chosen.owner_id left join taking_part on taking_part.event_id = chosen.id left join waiting on waiting.event_id = chosen.id order by place
with chosen as materialized ( select event.*, md5(jsonb_build_array("event"."game_name", "event"."day", "event"."duration", "event"."spots", "event"."visible", "event"."owner_id", "event"."game_owner_id", "event"."teacher", extract(epoch from event.starts_at))::text) as version, coalesce(starts_at, (day + time '00:01') at time zone $1) as begins_at, row_number() over (order by day, starts_at nulls last, lower(game_name), event.id) as place from event where event.id = $2 order by place limit $3 ), person as materialized ( select id, user_id, name, is_child from ( select id, user_id, name, coalesce((select not bool_or(badge) from attendee where name_id = user_name.id), false) as is_child from (select id, user_id, name, position from user_name) user_name) person where id in ( select owner_id from chosen union select name_id from participant join chosen on chosen.id = participant.event_id union select name_id from waitlist_entry join chosen on chosen.id = waitlist_entry.event_id) ), taking_part as ( select event_id, json_agg(json_build_object( 'id', name_id, 'name', $4::text, 'location', '', 'gameOwner', name_id is not distinct from chosen.game_owner_id ) order by participant.joined_at, participant.id) as people from chosen join participant on participant.event_id = chosen.id join person on person.id = participant.name_id join person owner on owner.id = chosen.owner_id group by event_id ), waiting as ( select event_id, json_agg(json_build_object('id', name_id, 'name', name, 'position', position) order by position) as people from ( select event_id, name_id, $5::text as name, row_number() over (partition by event_id order by waitlist_entry.id) as position from chosen join waitlist_entry on waitlist_entry.event_id = chosen.id join person on person.id = waitlist_entry.name_id join person owner on owner.id = chosen.owner_id ) as entry group by event_id ) select chosen.id, game_name as "gameName", to_char(day, 'FMDay') as "eventDay", coalesce(to_char(starts_at at time zone $6, 'FMHH12:MI AM'), $7) as "eventTime", to_char(("begins_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "eventDate", to_char(("ends_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "endDate", spots, spots_taken as "spotsTaken", visible, owner_id as "eventOwner", case when "owner"."user_id" = null::uuid then "owner"."name" when "owner"."name" like '%@%' or ("owner"."is_child" and not false) then $8 else "owner"."name" end as organizer, coalesce(game_owner_id::text, '') as "gameOwner", duration::text, teacher, coalesce(taking_part.people, '[]') as participants, coalesce(waiting.people, '[]') as waitlist, case when ends_at <= $9 then 'completed' when starts_at <= $10 then 'in-progress' else 'upcoming' end as state, ends_at <= $11 as "isExpired", version from chosen join person owner on owner.id = chosen.owner_id left join taking_part on taking_part.event_id = chosen.id left join waiting on waiting.event_id = chosen.id order by place
with chosen as materialized ( select event.*, md5(jsonb_build_array("event"."game_name", "event"."day", "event"."duration", "event"."spots", "event"."visible", "event"."owner_id", "event"."game_owner_id", "event"."teacher", extract(epoch from event.starts_at))::text) as version, coalesce(starts_at, (day + time '00:01') at time zone $1) as begins_at, row_number() over (order by day, starts_at nulls last, lower(game_name), event.id) as place from event where event.id = $2 order by place limit $3 ), person as materialized ( select id, user_id, name, is_child from ( select id, user_id, name, coalesce((select not bool_or(badge) from attendee where name_id = user_name.id), false) as is_child from (select id, user_id, name, position from user_name) user_name) person where id in ( select owner_id from chosen union select name_id from participant join chosen on chosen.id = participant.event_id union select name_id from waitlist_entry join chosen on chosen.id = waitlist_entry.event_id) ), taking_part as ( select event_id, json_agg(json_build_object( 'id', name_id, 'name', case when "person"."user_id" = $4::uuid then "person"."name" when "person"."name" like '%@%' or ("person"."is_child" and not owner.user_id = $5) then $6 else "person"."name" end, 'location', '', 'gameOwner', name_id is not distinct from chosen.game_owner_id ) order by participant.joined_at, participant.id) as people from chosen join participant on participant.event_id = chosen.id join person on person.id = participant.name_id join person owner on owner.id = chosen.owner_id group by event_id ), waiting as ( select event_id, json_agg(json_build_object('id', name_id, 'name', name, 'position', position) order by position) as people from ( select event_id, name_id, case when "person"."user_id" = $7::uuid then "person"."name" when "person"."name" like '%@%' or ("person"."is_child" and not owner.user_id = $8) then $9 else "person"."name" end as name, row_number() over (partition by event_id order by waitlist_entry.id) as position from chosen join waitlist_entry on waitlist_entry.event_id = chosen.id join person on person.id = waitlist_entry.name_id join person owner on owner.id = chosen.owner_id ) as entry group by event_id ) select chosen.id, game_name as "gameName", to_char(day, 'FMDay') as "eventDay", coalesce(to_char(starts_at at time zone $10, 'FMHH12:MI AM'), $11) as "eventTime", to_char(("begins_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "eventDate", to_char(("ends_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "endDate", spots, spots_taken as "spotsTaken", visible, owner_id as "eventOwner", case when "owner"."user_id" = $12::uuid then "owner"."name" when "owner"."name" like '%@%' or ("owner"."is_child" and not owner.user_id = $13) then $14 else "owner"."name" end as organizer, coalesce(game_owner_id::text, '') as "gameOwner", duration::text, teacher, coalesce(taking_part.people, '[]') as participants, coalesce(waiting.people, '[]') as waitlist, case when ends_at <= $15 then 'completed' when starts_at <= $16 then 'in-progress' else 'upcoming' end as state, ends_at <= $17 as "isExpired", version from chosen join person owner on owner.id = chosen.owner_id left join taking_part on taking_part.event_id = chosen.id left join waiting on waiting.event_id = chosen.id order by place
with chosen as materialized ( select event.*, md5(jsonb_build_array("event"."game_name", "event"."day", "event"."duration", "event"."spots", "event"."visible", "event"."owner_id", "event"."game_owner_id", "event"."teacher", extract(epoch from event.starts_at))::text) as version, coalesce(starts_at, (day + time '00:01') at time zone $1) as begins_at, row_number() over (order by day, starts_at nulls last, lower(game_name), event.id) as place from event where event.id = $2 order by place limit $3 ), person as materialized ( select id, user_id, name, is_child from ( select id, user_id, name, coalesce((select not bool_or(badge) from attendee where name_id = user_name.id), false) as is_child from (select id, user_id, name, position from user_name) user_name) person where id in ( select owner_id from chosen union select name_id from participant join chosen on chosen.id = participant.event_id union select name_id from waitlist_entry join chosen on chosen.id = waitlist_entry.event_id) ), taking_part as ( select event_id, json_agg(json_build_object( 'id', name_id, 'name', case when "person"."user_id" = $4::uuid then "person"."name" when "person"."name" like '%@%' or ("person"."is_child" and not true) then $5 else "person"."name" end, 'location', '', 'gameOwner', name_id is not distinct from chosen.game_owner_id ) order by participant.joined_at, participant.id) as people from chosen join participant on participant.event_id = chosen.id join person on person.id = participant.name_id join person owner on owner.id = chosen.owner_id group by event_id ), waiting as ( select event_id, json_agg(json_build_object('id', name_id, 'name', name, 'position', position) order by position) as people from ( select event_id, name_id, case when "person"."user_id" = $6::uuid then "person"."name" when "person"."name" like '%@%' or ("person"."is_child" and not true) then $7 else "person"."name" end as name, row_number() over (partition by event_id order by waitlist_entry.id) as position from chosen join waitlist_entry on waitlist_entry.event_id = chosen.id join person on person.id = waitlist_entry.name_id join person owner on owner.id = chosen.owner_id ) as entry group by event_id ) select chosen.id, game_name as "gameName", to_char(day, 'FMDay') as "eventDay", coalesce(to_char(starts_at at time zone $8, 'FMHH12:MI AM'), $9) as "eventTime", to_char(("begins_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "eventDate", to_char(("ends_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "endDate", spots, spots_taken as "spotsTaken", visible, owner_id as "eventOwner", case when "owner"."user_id" = $10::uuid then "owner"."name" when "owner"."name" like '%@%' or ("owner"."is_child" and not true) then $11 else "owner"."name" end as organizer, coalesce(game_owner_id::text, '') as "gameOwner", duration::text, teacher, coalesce(taking_part.people, '[]') as participants, coalesce(waiting.people, '[]') as waitlist, case when ends_at <= $12 then 'completed' when starts_at <= $13 then 'in-progress' else 'upcoming' end as state, ends_at <= $14 as "isExpired", version from chosen join person owner on owner.id = chosen.owner_id left join taking_part on taking_part.event_id = chosen.id left join waiting on waiting.event_id = chosen.id order by place
with found as materialized ((select "about", "name", "address", "skipped", "position" from ( select about, name, address, props, skipped, row_number() over (order by lower(name) collate "und-x-icu" nulls last, address, about)::int as position from ( select found.*, coalesce(found.problem, ( select suppression.reason from suppression where suppression.address = lower("found"."address") and suppression.reason = any($1::text[]) order by array_position($2::text[], suppression.reason) limit 1)) as skipped from (select registrant.*, null::text as problem from ( select account.id as about, account.email as address, '{}'::jsonb as props, first_name.name from (select id, email, confirmed_at from account) account left join lateral ( select name from (select id, user_id, name, position from user_name) user_name where user_id = account.id order by position limit 1 ) as first_name on true where exists (select from registration where user_id = account.id and edition < $3) and not exists (select from registration where user_id = account.id and edition = $4)) as registrant) as found ) as judged) as "member" where 1 = 1)) select item.*, (select count(*)::int as total from found) as total from (select about, name, address, skipped from found order by position limit 100) as item
with found as materialized ((select "about", "name", "address", "skipped", "position" from ( select about, name, address, props, skipped, row_number() over (order by lower(name) collate "und-x-icu" nulls last, address, about)::int as position from ( select found.*, coalesce(found.problem, ( select suppression.reason from suppression where suppression.address = lower("found"."address") and suppression.reason = any($1::text[]) order by array_position($2::text[], suppression.reason) limit 1)) as skipped from (select registrant.*, null::text as problem from ( select account.id as about, account.email as address, registered.props, first_name.name from (select id, email, confirmed_at from account) account join ( select registration.id, registration.user_id, jsonb_build_object( 'attendees', jsonb_agg( jsonb_build_object('name', user_name.name, 'badge', attendee.badge) order by attendee.position), 'amountDue', $3::int * greatest(0, count(*) filter (where attendee.badge) - registration.paid_badges)::int, 'heldUntil', to_char(( case when "owner"."confirmed_at" is null and registration.paid_badges = 0 then registration.held_until end) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') ) as props from registration join (select id, email, confirmed_at from account) owner on owner.id = registration.user_id join attendee on attendee.registration_id = registration.id join (select id, user_id, name, position from user_name) user_name on user_name.id = attendee.name_id where registration.edition = $4 group by registration.id, owner.confirmed_at) as registered on registered.user_id = account.id left join lateral ( select name from (select id, user_id, name, position from user_name) user_name where user_id = account.id order by position limit 1 ) as first_name on true where ($5::uuid is null or registered.id = $6::uuid) and ($7 or (registered.props ->> 'amountDue')::int > 0)) as registrant) as found ) as judged) as "member" where 1 = 1)) select item.*, (select count(*)::int as total from found) as total from (select about, name, address, skipped from found order by position limit $8 offset $9) as item
with found as materialized ((select "about", "name", "address", "skipped", "position" from ( select about, name, address, props, skipped, row_number() over (order by lower(name) collate "und-x-icu" nulls last, address, about)::int as position from ( select found.*, coalesce(found.problem, ( select suppression.reason from suppression where suppression.address = lower("found"."address") and suppression.reason = any($1::text[]) order by array_position($2::text[], suppression.reason) limit 1)) as skipped from (select registrant.*, null::text as problem from ( select account.id as about, account.email as address, registered.props, first_name.name from (select id, email, confirmed_at from account) account join ( select registration.id, registration.user_id, jsonb_build_object( 'attendees', jsonb_agg( jsonb_build_object('name', user_name.name, 'badge', attendee.badge) order by attendee.position), 'amountDue', $3::int * greatest(0, count(*) filter (where attendee.badge) - registration.paid_badges)::int, 'heldUntil', to_char(( case when "owner"."confirmed_at" is null and registration.paid_badges = 0 then registration.held_until end) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') ) as props from registration join (select id, email, confirmed_at from account) owner on owner.id = registration.user_id join attendee on attendee.registration_id = registration.id join (select id, user_id, name, position from user_name) user_name on user_name.id = attendee.name_id where registration.edition = $4 group by registration.id, owner.confirmed_at) as registered on registered.user_id = account.id left join lateral ( select name from (select id, user_id, name, position from user_name) user_name where user_id = account.id order by position limit 1 ) as first_name on true where ($5::uuid is null or registered.id = $6::uuid) and ($7 or (registered.props ->> 'amountDue')::int > 0)) as registrant) as found ) as judged) as "member" where 1 = 1)) select item.*, (select count(*)::int as total from found) as total from (select about, name, address, skipped from found order by position limit 100) as item
with found as materialized ((select "about", "name", "address", "skipped", "position" from ((select "about", "name", "address", "props", "skipped", "position" from "audience_member" where "audience_id" = $1 and "search_text" like lower($2))) as "member" where 1 = 1)) select item.*, (select count(*)::int as total from found) as total from (select about, name, address, skipped from found order by position limit 25) as item
with found as materialized ((select "about", "name", "address", "skipped", "position" from ((select "about", "name", "address", "props", "skipped", "position" from "audience_member" where "audience_id" = $1 and 1 = 1)) as "member" where "skipped" is not null)) select item.*, (select count(*)::int as total from found) as total from (select about, name, address, skipped from found order by position limit 25) as item
with found as materialized ((select "about", "name", "address", "skipped", "position" from ((select "about", "name", "address", "props", "skipped", "position" from "audience_member" where "audience_id" = $1 and 1 = 1)) as "member" where "skipped" is null)) select item.*, (select count(*)::int as total from found) as total from (select about, name, address, skipped from found order by position limit 25) as item
with found as materialized (select id, "created_at" as sort_key from listing where "hidden_reason" is not null) select item.*, (select count(*)::int as total from found) as total from ( select listing.id, game_name as "gameName", game_description as "gameDescription", condition, (price_cents / 100.0)::float8 as price, notes, location, expansions, status, to_char(("listing"."created_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", to_char(("listing"."renewed_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "renewedAt", lapsed_at is not null as "isLapsed", hidden_reason is not null as "isHidden", bgg_id as "bggId", bgg_thumbnail as "bggThumbnail", coalesce(photos.images, '[]') as images, (select count(*)::int from listing_queue where listing_id = listing.id) as "queueLength", (select count(*)::int from listing_discussion where listing_id = listing.id and message_type = 'Comment') as "commentCount", payment_methods as "paymentMethods", jsonb_build_object('name', coalesce(( select user_name.name from (select id, user_id, name, position from user_name) user_name where user_name.user_id = "listing"."seller_id" and "user_name"."name" not like '%@%' and not coalesce((select not bool_or(badge) from attendee where name_id = "user_name"."id"), false) order by user_name.position limit 1), $1), 'email', seller.email, 'paymentMethods', payment_methods) as seller, pending_buyer_id as "pendingBuyerId", case when pending_buyer_id is not null then coalesce(( select user_name.name from (select id, user_id, name, position from user_name) user_name where user_name.user_id = "listing"."pending_buyer_id" and "user_name"."name" not like '%@%' and not coalesce((select not bool_or(badge) from attendee where name_id = "user_name"."id"), false) order by user_name.position limit 1), $2) end as "pendingBuyerName", case when seller_id = $3::uuid and status = 'Available' and hidden_reason is null and lapsed_at is null then to_char((coalesce(renewal_asked_at, renewed_at + make_interval(days => $4::int)) + make_interval(days => $5::int)) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') end as "renewBy", case when seller_id = $6::uuid then md5(jsonb_build_array("listing"."game_name", "listing"."game_description", "listing"."condition", "listing"."price_cents", "listing"."notes", "listing"."location", "listing"."expansions", "listing"."payment_methods", "listing"."bgg_id", "listing"."bgg_thumbnail", (select jsonb_agg(jsonb_build_array(id, is_main) order by position) from listing_photo where listing_id = listing.id))::text) || '.' || md5(jsonb_build_array("listing"."status", "listing"."pending_buyer_id")::text) end as version, case when seller_id = $7::uuid or $8 then hidden_reason end as "hiddenReason", case when $9 then ( select count(*)::int from listing_report where listing_id = listing.id and settled_at is null ) end as "reportCount", seller_id = $10::uuid as "isMine", coalesce(pending_buyer_id = $11::uuid, false) as "isMyPurchase", exists (select from listing_queue where listing_id = listing.id and buyer_id = $12::uuid) as "isInQueue", (select nullif(count(*)::int, 0) from listing_queue own join listing_queue ahead on ahead.listing_id = own.listing_id and ahead.id <= own.id where own.listing_id = listing.id and own.buyer_id = $13::uuid) as "queuePlace" from (select id from found order by "sort_key" desc, "id" desc limit 25) chosen join listing on listing.id = chosen.id join (select id, email, confirmed_at from account) seller on seller.id = listing.seller_id left join lateral ( select json_agg(json_build_object('id', id, 'isMain', is_main, 'order', position) order by position) as images from listing_photo where listing_id = listing.id ) photos on true cross join lateral ( select jsonb_agg(method || '{"identifier": null, "notes": null}') as anonymous from jsonb_array_elements(payment_methods) as method ) methods order by "created_at" desc, "listing"."id" desc) as item
with found as materialized (select id, "created_at" as sort_key from listing where "seller_id" = $1) select item.*, (select count(*)::int as total from found) as total from ( select listing.id, game_name as "gameName", game_description as "gameDescription", condition, (price_cents / 100.0)::float8 as price, notes, location, expansions, status, to_char(("listing"."created_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", to_char(("listing"."renewed_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "renewedAt", lapsed_at is not null as "isLapsed", hidden_reason is not null as "isHidden", bgg_id as "bggId", bgg_thumbnail as "bggThumbnail", coalesce(photos.images, '[]') as images, (select count(*)::int from listing_queue where listing_id = listing.id) as "queueLength", (select count(*)::int from listing_discussion where listing_id = listing.id and message_type = 'Comment') as "commentCount", payment_methods as "paymentMethods", jsonb_build_object('name', coalesce(( select user_name.name from (select id, user_id, name, position from user_name) user_name where user_name.user_id = "listing"."seller_id" and "user_name"."name" not like '%@%' and not coalesce((select not bool_or(badge) from attendee where name_id = "user_name"."id"), false) order by user_name.position limit 1), $2), 'email', seller.email, 'paymentMethods', payment_methods) as seller, pending_buyer_id as "pendingBuyerId", case when pending_buyer_id is not null then coalesce(( select user_name.name from (select id, user_id, name, position from user_name) user_name where user_name.user_id = "listing"."pending_buyer_id" and "user_name"."name" not like '%@%' and not coalesce((select not bool_or(badge) from attendee where name_id = "user_name"."id"), false) order by user_name.position limit 1), $3) end as "pendingBuyerName", case when seller_id = $4::uuid and status = 'Available' and hidden_reason is null and lapsed_at is null then to_char((coalesce(renewal_asked_at, renewed_at + make_interval(days => $5::int)) + make_interval(days => $6::int)) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') end as "renewBy", case when seller_id = $7::uuid then md5(jsonb_build_array("listing"."game_name", "listing"."game_description", "listing"."condition", "listing"."price_cents", "listing"."notes", "listing"."location", "listing"."expansions", "listing"."payment_methods", "listing"."bgg_id", "listing"."bgg_thumbnail", (select jsonb_agg(jsonb_build_array(id, is_main) order by position) from listing_photo where listing_id = listing.id))::text) || '.' || md5(jsonb_build_array("listing"."status", "listing"."pending_buyer_id")::text) end as version, case when seller_id = $8::uuid or $9 then hidden_reason end as "hiddenReason", case when $10 then ( select count(*)::int from listing_report where listing_id = listing.id and settled_at is null ) end as "reportCount", seller_id = $11::uuid as "isMine", coalesce(pending_buyer_id = $12::uuid, false) as "isMyPurchase", exists (select from listing_queue where listing_id = listing.id and buyer_id = $13::uuid) as "isInQueue", (select nullif(count(*)::int, 0) from listing_queue own join listing_queue ahead on ahead.listing_id = own.listing_id and ahead.id <= own.id where own.listing_id = listing.id and own.buyer_id = $14::uuid) as "queuePlace" from (select id from found order by "sort_key" desc, "id" desc limit 25) chosen join listing on listing.id = chosen.id join (select id, email, confirmed_at from account) seller on seller.id = listing.seller_id left join lateral ( select json_agg(json_build_object('id', id, 'isMain', is_main, 'order', position) order by position) as images from listing_photo where listing_id = listing.id ) photos on true cross join lateral ( select jsonb_agg(method || '{"identifier": null, "notes": null}') as anonymous from jsonb_array_elements(payment_methods) as method ) methods order by "created_at" desc, "listing"."id" desc) as item
with found as materialized (select id, "created_at" as sort_key from listing where (/* planned anew */ true and hidden_reason is null and lapsed_at is null and "condition" in ('Good') and "price_cents" <= 5000 and "status" = 'Available' and "search_text" ilike $1)) select item.*, (select count(*)::int as total from found) as total from ( select listing.id, game_name as "gameName", game_description as "gameDescription", condition, (price_cents / 100.0)::float8 as price, notes, location, expansions, status, to_char(("listing"."created_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", to_char(("listing"."renewed_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "renewedAt", lapsed_at is not null as "isLapsed", hidden_reason is not null as "isHidden", bgg_id as "bggId", bgg_thumbnail as "bggThumbnail", coalesce(photos.images, '[]') as images, (select count(*)::int from listing_queue where listing_id = listing.id) as "queueLength", (select count(*)::int from listing_discussion where listing_id = listing.id and message_type = 'Comment') as "commentCount", methods.anonymous as "paymentMethods", jsonb_build_object('name', coalesce(( select user_name.name from (select id, user_id, name, position from user_name) user_name where user_name.user_id = "listing"."seller_id" and "user_name"."name" not like '%@%' and not coalesce((select not bool_or(badge) from attendee where name_id = "user_name"."id"), false) order by user_name.position limit 1), $2), 'email', null, 'paymentMethods', methods.anonymous) as seller, null as "pendingBuyerId", null as "pendingBuyerName", null as "renewBy", null as version, null as "hiddenReason", null as "reportCount", false as "isMine", false as "isMyPurchase", false as "isInQueue", null as "queuePlace" from (select id from found order by "sort_key" desc, "id" desc limit 25) chosen join listing on listing.id = chosen.id join (select id, email, confirmed_at from account) seller on seller.id = listing.seller_id left join lateral ( select json_agg(json_build_object('id', id, 'isMain', is_main, 'order', position) order by position) as images from listing_photo where listing_id = listing.id ) photos on true cross join lateral ( select jsonb_agg(method || '{"identifier": null, "notes": null}') as anonymous from jsonb_array_elements(payment_methods) as method ) methods order by "created_at" desc, "listing"."id" desc) as item
with found as materialized (select id, "created_at" as sort_key from listing where (/* planned anew */ true and hidden_reason is null and lapsed_at is null and "price_cents" <= 2000 and "search_text" ilike $1)) select item.*, (select count(*)::int as total from found) as total from ( select listing.id, game_name as "gameName", game_description as "gameDescription", condition, (price_cents / 100.0)::float8 as price, notes, location, expansions, status, to_char(("listing"."created_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", to_char(("listing"."renewed_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "renewedAt", lapsed_at is not null as "isLapsed", hidden_reason is not null as "isHidden", bgg_id as "bggId", bgg_thumbnail as "bggThumbnail", coalesce(photos.images, '[]') as images, (select count(*)::int from listing_queue where listing_id = listing.id) as "queueLength", (select count(*)::int from listing_discussion where listing_id = listing.id and message_type = 'Comment') as "commentCount", methods.anonymous as "paymentMethods", jsonb_build_object('name', coalesce(( select user_name.name from (select id, user_id, name, position from user_name) user_name where user_name.user_id = "listing"."seller_id" and "user_name"."name" not like '%@%' and not coalesce((select not bool_or(badge) from attendee where name_id = "user_name"."id"), false) order by user_name.position limit 1), $2), 'email', null, 'paymentMethods', methods.anonymous) as seller, null as "pendingBuyerId", null as "pendingBuyerName", null as "renewBy", null as version, null as "hiddenReason", null as "reportCount", false as "isMine", false as "isMyPurchase", false as "isInQueue", null as "queuePlace" from (select id from found order by "sort_key" desc, "id" desc limit 25) chosen join listing on listing.id = chosen.id join (select id, email, confirmed_at from account) seller on seller.id = listing.seller_id left join lateral ( select json_agg(json_build_object('id', id, 'isMain', is_main, 'order', position) order by position) as images from listing_photo where listing_id = listing.id ) photos on true cross join lateral ( select jsonb_agg(method || '{"identifier": null, "notes": null}') as anonymous from jsonb_array_elements(payment_methods) as method ) methods order by "created_at" desc, "listing"."id" desc) as item
with found as materialized (select id, "created_at" as sort_key from listing where (/* planned anew */ true and hidden_reason is null and lapsed_at is null and "price_cents" <= 2000 and $1 <% game_name)) select item.*, (select count(*)::int as total from found) as total from ( select listing.id, game_name as "gameName", game_description as "gameDescription", condition, (price_cents / 100.0)::float8 as price, notes, location, expansions, status, to_char(("listing"."created_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", to_char(("listing"."renewed_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "renewedAt", lapsed_at is not null as "isLapsed", hidden_reason is not null as "isHidden", bgg_id as "bggId", bgg_thumbnail as "bggThumbnail", coalesce(photos.images, '[]') as images, (select count(*)::int from listing_queue where listing_id = listing.id) as "queueLength", (select count(*)::int from listing_discussion where listing_id = listing.id and message_type = 'Comment') as "commentCount", methods.anonymous as "paymentMethods", jsonb_build_object('name', coalesce(( select user_name.name from (select id, user_id, name, position from user_name) user_name where user_name.user_id = "listing"."seller_id" and "user_name"."name" not like '%@%' and not coalesce((select not bool_or(badge) from attendee where name_id = "user_name"."id"), false) order by user_name.position limit 1), $2), 'email', null, 'paymentMethods', methods.anonymous) as seller, null as "pendingBuyerId", null as "pendingBuyerName", null as "renewBy", null as version, null as "hiddenReason", null as "reportCount", false as "isMine", false as "isMyPurchase", false as "isInQueue", null as "queuePlace" from (select id from found order by "sort_key" desc, "id" desc limit 25) chosen join listing on listing.id = chosen.id join (select id, email, confirmed_at from account) seller on seller.id = listing.seller_id left join lateral ( select json_agg(json_build_object('id', id, 'isMain', is_main, 'order', position) order by position) as images from listing_photo where listing_id = listing.id ) photos on true cross join lateral ( select jsonb_agg(method || '{"identifier": null, "notes": null}') as anonymous from jsonb_array_elements(payment_methods) as method ) methods order by "created_at" desc, "listing"."id" desc) as item
with found as materialized (select id, "created_at" as sort_key from listing where (hidden_reason is null and lapsed_at is null and "location" ilike $1)) select item.*, (select count(*)::int as total from found) as total from ( select listing.id, game_name as "gameName", game_description as "gameDescription", condition, (price_cents / 100.0)::float8 as price, notes, location, expansions, status, to_char(("listing"."created_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", to_char(("listing"."renewed_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "renewedAt", lapsed_at is not null as "isLapsed", hidden_reason is not null as "isHidden", bgg_id as "bggId", bgg_thumbnail as "bggThumbnail", coalesce(photos.images, '[]') as images, (select count(*)::int from listing_queue where listing_id = listing.id) as "queueLength", (select count(*)::int from listing_discussion where listing_id = listing.id and message_type = 'Comment') as "commentCount", methods.anonymous as "paymentMethods", jsonb_build_object('name', coalesce(( select user_name.name from (select id, user_id, name, position from user_name) user_name where user_name.user_id = "listing"."seller_id" and "user_name"."name" not like '%@%' and not coalesce((select not bool_or(badge) from attendee where name_id = "user_name"."id"), false) order by user_name.position limit 1), $2), 'email', null, 'paymentMethods', methods.anonymous) as seller, null as "pendingBuyerId", null as "pendingBuyerName", null as "renewBy", null as version, null as "hiddenReason", null as "reportCount", false as "isMine", false as "isMyPurchase", false as "isInQueue", null as "queuePlace" from (select id from found order by "sort_key" desc, "id" desc limit 25) chosen join listing on listing.id = chosen.id join (select id, email, confirmed_at from account) seller on seller.id = listing.seller_id left join lateral ( select json_agg(json_build_object('id', id, 'isMain', is_main, 'order', position) order by position) as images from listing_photo where listing_id = listing.id ) photos on true cross join lateral ( select jsonb_agg(method || '{"identifier": null, "notes": null}') as anonymous from jsonb_array_elements(payment_methods) as method ) methods order by "created_at" desc, "listing"."id" desc) as item
with found as materialized (select id, "created_at" as sort_key from listing where (hidden_reason is null and lapsed_at is null and "search_text" ilike $1)) select count(*)::int as total from found
with found as materialized (select id, "created_at" as sort_key from listing where (hidden_reason is null and lapsed_at is null and "search_text" ilike $1)) select item.*, (select count(*)::int as total from found) as total from ( select listing.id, game_name as "gameName", game_description as "gameDescription", condition, (price_cents / 100.0)::float8 as price, notes, location, expansions, status, to_char(("listing"."created_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", to_char(("listing"."renewed_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "renewedAt", lapsed_at is not null as "isLapsed", hidden_reason is not null as "isHidden", bgg_id as "bggId", bgg_thumbnail as "bggThumbnail", coalesce(photos.images, '[]') as images, (select count(*)::int from listing_queue where listing_id = listing.id) as "queueLength", (select count(*)::int from listing_discussion where listing_id = listing.id and message_type = 'Comment') as "commentCount", methods.anonymous as "paymentMethods", jsonb_build_object('name', coalesce(( select user_name.name from (select id, user_id, name, position from user_name) user_name where user_name.user_id = "listing"."seller_id" and "user_name"."name" not like '%@%' and not coalesce((select not bool_or(badge) from attendee where name_id = "user_name"."id"), false) order by user_name.position limit 1), $2), 'email', null, 'paymentMethods', methods.anonymous) as seller, null as "pendingBuyerId", null as "pendingBuyerName", null as "renewBy", null as version, null as "hiddenReason", null as "reportCount", false as "isMine", false as "isMyPurchase", false as "isInQueue", null as "queuePlace" from (select id from found order by "sort_key" desc, "id" desc limit 25 offset $3) chosen join listing on listing.id = chosen.id join (select id, email, confirmed_at from account) seller on seller.id = listing.seller_id left join lateral ( select json_agg(json_build_object('id', id, 'isMain', is_main, 'order', position) order by position) as images from listing_photo where listing_id = listing.id ) photos on true cross join lateral ( select jsonb_agg(method || '{"identifier": null, "notes": null}') as anonymous from jsonb_array_elements(payment_methods) as method ) methods order by "created_at" desc, "listing"."id" desc) as item
with found as materialized (select id, "created_at" as sort_key from listing where (hidden_reason is null and lapsed_at is null and "search_text" ilike $1)) select item.*, (select count(*)::int as total from found) as total from ( select listing.id, game_name as "gameName", game_description as "gameDescription", condition, (price_cents / 100.0)::float8 as price, notes, location, expansions, status, to_char(("listing"."created_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", to_char(("listing"."renewed_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "renewedAt", lapsed_at is not null as "isLapsed", hidden_reason is not null as "isHidden", bgg_id as "bggId", bgg_thumbnail as "bggThumbnail", coalesce(photos.images, '[]') as images, (select count(*)::int from listing_queue where listing_id = listing.id) as "queueLength", (select count(*)::int from listing_discussion where listing_id = listing.id and message_type = 'Comment') as "commentCount", methods.anonymous as "paymentMethods", jsonb_build_object('name', coalesce(( select user_name.name from (select id, user_id, name, position from user_name) user_name where user_name.user_id = "listing"."seller_id" and "user_name"."name" not like '%@%' and not coalesce((select not bool_or(badge) from attendee where name_id = "user_name"."id"), false) order by user_name.position limit 1), $2), 'email', null, 'paymentMethods', methods.anonymous) as seller, null as "pendingBuyerId", null as "pendingBuyerName", null as "renewBy", null as version, null as "hiddenReason", null as "reportCount", false as "isMine", false as "isMyPurchase", false as "isInQueue", null as "queuePlace" from (select id from found order by "sort_key" desc, "id" desc limit 25) chosen join listing on listing.id = chosen.id join (select id, email, confirmed_at from account) seller on seller.id = listing.seller_id left join lateral ( select json_agg(json_build_object('id', id, 'isMain', is_main, 'order', position) order by position) as images from listing_photo where listing_id = listing.id ) photos on true cross join lateral ( select jsonb_agg(method || '{"identifier": null, "notes": null}') as anonymous from jsonb_array_elements(payment_methods) as method ) methods order by "created_at" desc, "listing"."id" desc) as item
with found as materialized (select id, "created_at" as sort_key from listing where (hidden_reason is null and lapsed_at is null and "seller_id" = any(array( select user_name.user_id from (select id, user_id, name, position from user_name) user_name where user_name.name ilike $1 and "user_name"."name" not like '%@%' and not coalesce((select not bool_or(badge) from attendee where name_id = "user_name"."id"), false) and not exists ( select from (select id, user_id, name, position from user_name) earlier where earlier.user_id = user_name.user_id and earlier.position < user_name.position and "earlier"."name" not like '%@%' and not coalesce((select not bool_or(badge) from attendee where name_id = "earlier"."id"), false)))))) select item.*, (select count(*)::int as total from found) as total from ( select listing.id, game_name as "gameName", game_description as "gameDescription", condition, (price_cents / 100.0)::float8 as price, notes, location, expansions, status, to_char(("listing"."created_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", to_char(("listing"."renewed_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "renewedAt", lapsed_at is not null as "isLapsed", hidden_reason is not null as "isHidden", bgg_id as "bggId", bgg_thumbnail as "bggThumbnail", coalesce(photos.images, '[]') as images, (select count(*)::int from listing_queue where listing_id = listing.id) as "queueLength", (select count(*)::int from listing_discussion where listing_id = listing.id and message_type = 'Comment') as "commentCount", methods.anonymous as "paymentMethods", jsonb_build_object('name', coalesce(( select user_name.name from (select id, user_id, name, position from user_name) user_name where user_name.user_id = "listing"."seller_id" and "user_name"."name" not like '%@%' and not coalesce((select not bool_or(badge) from attendee where name_id = "user_name"."id"), false) order by user_name.position limit 1), $2), 'email', null, 'paymentMethods', methods.anonymous) as seller, null as "pendingBuyerId", null as "pendingBuyerName", null as "renewBy", null as version, null as "hiddenReason", null as "reportCount", false as "isMine", false as "isMyPurchase", false as "isInQueue", null as "queuePlace" from (select id from found order by "sort_key" desc, "id" desc limit 25) chosen join listing on listing.id = chosen.id join (select id, email, confirmed_at from account) seller on seller.id = listing.seller_id left join lateral ( select json_agg(json_build_object('id', id, 'isMain', is_main, 'order', position) order by position) as images from listing_photo where listing_id = listing.id ) photos on true cross join lateral ( select jsonb_agg(method || '{"identifier": null, "notes": null}') as anonymous from jsonb_array_elements(payment_methods) as method ) methods order by "created_at" desc, "listing"."id" desc) as item
with found as materialized (select id, "created_at" as sort_key from listing where (hidden_reason is null and lapsed_at is null and $1 <% game_name)) select item.*, (select count(*)::int as total from found) as total from ( select listing.id, game_name as "gameName", game_description as "gameDescription", condition, (price_cents / 100.0)::float8 as price, notes, location, expansions, status, to_char(("listing"."created_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", to_char(("listing"."renewed_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "renewedAt", lapsed_at is not null as "isLapsed", hidden_reason is not null as "isHidden", bgg_id as "bggId", bgg_thumbnail as "bggThumbnail", coalesce(photos.images, '[]') as images, (select count(*)::int from listing_queue where listing_id = listing.id) as "queueLength", (select count(*)::int from listing_discussion where listing_id = listing.id and message_type = 'Comment') as "commentCount", methods.anonymous as "paymentMethods", jsonb_build_object('name', coalesce(( select user_name.name from (select id, user_id, name, position from user_name) user_name where user_name.user_id = "listing"."seller_id" and "user_name"."name" not like '%@%' and not coalesce((select not bool_or(badge) from attendee where name_id = "user_name"."id"), false) order by user_name.position limit 1), $2), 'email', null, 'paymentMethods', methods.anonymous) as seller, null as "pendingBuyerId", null as "pendingBuyerName", null as "renewBy", null as version, null as "hiddenReason", null as "reportCount", false as "isMine", false as "isMyPurchase", false as "isInQueue", null as "queuePlace" from (select id from found order by "sort_key" desc, "id" desc limit 25) chosen join listing on listing.id = chosen.id join (select id, email, confirmed_at from account) seller on seller.id = listing.seller_id left join lateral ( select json_agg(json_build_object('id', id, 'isMain', is_main, 'order', position) order by position) as images from listing_photo where listing_id = listing.id ) photos on true cross join lateral ( select jsonb_agg(method || '{"identifier": null, "notes": null}') as anonymous from jsonb_array_elements(payment_methods) as method ) methods order by "created_at" desc, "listing"."id" desc) as item
with found as materialized (select id, "created_at" as sort_key from listing where (hidden_reason is null and lapsed_at is null and ("search_text" ilike $1 and "search_text" ilike $2))) select item.*, (select count(*)::int as total from found) as total from ( select listing.id, game_name as "gameName", game_description as "gameDescription", condition, (price_cents / 100.0)::float8 as price, notes, location, expansions, status, to_char(("listing"."created_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", to_char(("listing"."renewed_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "renewedAt", lapsed_at is not null as "isLapsed", hidden_reason is not null as "isHidden", bgg_id as "bggId", bgg_thumbnail as "bggThumbnail", coalesce(photos.images, '[]') as images, (select count(*)::int from listing_queue where listing_id = listing.id) as "queueLength", (select count(*)::int from listing_discussion where listing_id = listing.id and message_type = 'Comment') as "commentCount", methods.anonymous as "paymentMethods", jsonb_build_object('name', coalesce(( select user_name.name from (select id, user_id, name, position from user_name) user_name where user_name.user_id = "listing"."seller_id" and "user_name"."name" not like '%@%' and not coalesce((select not bool_or(badge) from attendee where name_id = "user_name"."id"), false) order by user_name.position limit 1), $3), 'email', null, 'paymentMethods', methods.anonymous) as seller, null as "pendingBuyerId", null as "pendingBuyerName", null as "renewBy", null as version, null as "hiddenReason", null as "reportCount", false as "isMine", false as "isMyPurchase", false as "isInQueue", null as "queuePlace" from (select id from found order by "sort_key" desc, "id" desc limit 25) chosen join listing on listing.id = chosen.id join (select id, email, confirmed_at from account) seller on seller.id = listing.seller_id left join lateral ( select json_agg(json_build_object('id', id, 'isMain', is_main, 'order', position) order by position) as images from listing_photo where listing_id = listing.id ) photos on true cross join lateral ( select jsonb_agg(method || '{"identifier": null, "notes": null}') as anonymous from jsonb_array_elements(payment_methods) as method ) methods order by "created_at" desc, "listing"."id" desc) as item
with found as materialized (select id, "created_at" as sort_key from listing where (hidden_reason is null and lapsed_at is null and exists (select "reporter_id" from "listing_report" where "listing_id" = "listing"."id" and "settled_at" is null))) select item.*, (select count(*)::int as total from found) as total from ( select listing.id, game_name as "gameName", game_description as "gameDescription", condition, (price_cents / 100.0)::float8 as price, notes, location, expansions, status, to_char(("listing"."created_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", to_char(("listing"."renewed_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "renewedAt", lapsed_at is not null as "isLapsed", hidden_reason is not null as "isHidden", bgg_id as "bggId", bgg_thumbnail as "bggThumbnail", coalesce(photos.images, '[]') as images, (select count(*)::int from listing_queue where listing_id = listing.id) as "queueLength", (select count(*)::int from listing_discussion where listing_id = listing.id and message_type = 'Comment') as "commentCount", payment_methods as "paymentMethods", jsonb_build_object('name', coalesce(( select user_name.name from (select id, user_id, name, position from user_name) user_name where user_name.user_id = "listing"."seller_id" and "user_name"."name" not like '%@%' and not coalesce((select not bool_or(badge) from attendee where name_id = "user_name"."id"), false) order by user_name.position limit 1), $1), 'email', seller.email, 'paymentMethods', payment_methods) as seller, pending_buyer_id as "pendingBuyerId", case when pending_buyer_id is not null then coalesce(( select user_name.name from (select id, user_id, name, position from user_name) user_name where user_name.user_id = "listing"."pending_buyer_id" and "user_name"."name" not like '%@%' and not coalesce((select not bool_or(badge) from attendee where name_id = "user_name"."id"), false) order by user_name.position limit 1), $2) end as "pendingBuyerName", case when seller_id = $3::uuid and status = 'Available' and hidden_reason is null and lapsed_at is null then to_char((coalesce(renewal_asked_at, renewed_at + make_interval(days => $4::int)) + make_interval(days => $5::int)) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') end as "renewBy", case when seller_id = $6::uuid then md5(jsonb_build_array("listing"."game_name", "listing"."game_description", "listing"."condition", "listing"."price_cents", "listing"."notes", "listing"."location", "listing"."expansions", "listing"."payment_methods", "listing"."bgg_id", "listing"."bgg_thumbnail", (select jsonb_agg(jsonb_build_array(id, is_main) order by position) from listing_photo where listing_id = listing.id))::text) || '.' || md5(jsonb_build_array("listing"."status", "listing"."pending_buyer_id")::text) end as version, case when seller_id = $7::uuid or $8 then hidden_reason end as "hiddenReason", case when $9 then ( select count(*)::int from listing_report where listing_id = listing.id and settled_at is null ) end as "reportCount", seller_id = $10::uuid as "isMine", coalesce(pending_buyer_id = $11::uuid, false) as "isMyPurchase", exists (select from listing_queue where listing_id = listing.id and buyer_id = $12::uuid) as "isInQueue", (select nullif(count(*)::int, 0) from listing_queue own join listing_queue ahead on ahead.listing_id = own.listing_id and ahead.id <= own.id where own.listing_id = listing.id and own.buyer_id = $13::uuid) as "queuePlace" from (select id from found order by "sort_key" desc, "id" desc limit 25) chosen join listing on listing.id = chosen.id join (select id, email, confirmed_at from account) seller on seller.id = listing.seller_id left join lateral ( select json_agg(json_build_object('id', id, 'isMain', is_main, 'order', position) order by position) as images from listing_photo where listing_id = listing.id ) photos on true cross join lateral ( select jsonb_agg(method || '{"identifier": null, "notes": null}') as anonymous from jsonb_array_elements(payment_methods) as method ) methods order by "created_at" desc, "listing"."id" desc) as item
with given as ( select * from json_to_recordset($1::json) as given( digest text, "mailId" uuid, "messageId" text, address text, "isFinal" boolean, suppression text, code integer, text text) ), held as ( select * from mail where id = any($2::uuid[]) order by id for update ), fresh as ( select distinct on (held.id, given.digest) held.id, held.mailing_id, held.state, lower(held.recipient_address) as recipient, given.* from given join held on held.id = given."mailId" where held.fence > 0 and lower(coalesce(given."messageId", held.message_id)) = lower(held.message_id) and lower(coalesce(given.address, held.recipient_address)) = lower(held.recipient_address) and given.digest <> all(held.reports) and cardinality(held.reports) < $3 order by held.id, given.digest, given."isFinal" desc ), told as ( select distinct on (id) id, state, code, text, array_agg(digest) over whole as digests, count(*) filter (where suppression is null) over whole as passing, "isFinal" and state in ('queued', 'sending', 'retrying', 'sent') as ends from fresh window whole as (partition by id) order by id, "isFinal" desc ), ended as ( update mail set reports = mail.reports || told.digests, bounces = mail.bounces + told.passing, bounced_at = $4, bounce_text = told.text, state = case when ends then 'failed' else mail.state end, last_code = case when ends then told.code else mail.last_code end, last_error = case when ends then 'Returned: ' || told.text else mail.last_error end, blocked = mail.blocked and not ends, due_at = case when ends then now() else mail.due_at end from told where mail.id = told.id returning mail.mailing_id, told.ends and told.state = 'sent' as was_sent ), suppressed as ( insert into suppression (address, reason, mailing_id, created_at) select recipient, suppression, mailing_id, $5::timestamptz from fresh where suppression is not null on conflict do nothing ), corrected as ( update mailing set totals = totals || jsonb_build_object( 'sent', (totals ->> 'sent')::int - moved.count, 'failed', coalesce((totals ->> 'failed')::int, 0) + moved.count) from (select mailing_id, count(*)::int as count from ended where was_sent group by mailing_id) as moved where mailing.id = moved.mailing_id and totals is not null ) select count(*)::int as count from fresh
with known as ( select *, finished_at is null and exists ( select from mail where mail.mailing_id = mailing.id and mail.state = any($1) ) as active from mailing where about = $2 ), shown as ( (select * from known where active) union all (select * from known where not exists (select from known where active) order by created_at desc, id desc limit 1) ) select kind, active and coalesce(paused_until > now(), false) as paused, case when active then paused_reason end as "pausedReason", coalesce(totals, ( select jsonb_object_agg(state, count) from ( select mail.state, count(*)::int as count from mail where mail.mailing_id = shown.id group by mail.state ) counted ), '{}') as counts from shown order by created_at, id
with locked as (select from mail where "mail"."about" in ( select md5($1::text || "name_id"::text)::uuid from ( select name_id, '{}'::jsonb as props from participant where event_id = $2 and ($3::uuid is null or name_id = $4) union all select owner_id, '{}'::jsonb from event where event.id = $5 and not exists (select from participant where event_id = event.id and name_id = event.owner_id) union select name_id, '{}'::jsonb as props from waitlist_entry where event_id = $6 and ($7::uuid is null or name_id = $8)) as concerned) and mail.state in ('queued', 'retrying', 'sending') order by id for update) select count(*) from locked
with locked as (select from mail where (select gameday_id from invitation where invitation.id = "mail"."about") = $1 and mail.state in ('queued', 'retrying', 'sending') order by id for update) select count(*) from locked
with lost as ( select id, losses >= $1 as hopeless from mail where state = 'sending' and due_at <= now() order by due_at limit $2 for update skip locked ) update mail set state = case when hopeless then 'failed' else 'queued' end, losses = losses + 1, last_error = case when hopeless then 'Quarantined: the sender stopped ' || losses + 1 || ' times while working on this mail.' else last_error end, due_at = now() from lost where mail.id = lost.id returning mail.id, mail.state
with named as materialized ( select id, fence, state, mailing_id, state in ('sending', 'queued', 'cancelled') as is_open from mail where id = any($1::uuid[]) order by id for update ), result as ( select named.id, named.fence, result.code, result.error, result.wait, result.ambiguous, result.bounced, result.blocked, result.state <> 'queued' as tried, case when named.state = 'cancelled' and result.state <> 'sent' then named.state when result.blocked and ( mailing.circuit_openings > 0 or mailing.circuit_closed_at > now() - (result.age + $2) * interval '1 millisecond' ) then 'retrying' else result.state end as state from json_to_recordset($3::json) as result( id uuid, fence integer, state text, code integer, error text, age float8, wait integer, ambiguous boolean, bounced boolean, blocked boolean) join named on named.id = result.id and named.fence = result.fence left join mailing on mailing.id = named.mailing_id where named.is_open ), recorded as ( update mail set state = result.state, attempts = mail.attempts + tried::int, due_at = now() + case result.state when 'retrying' then result.wait else 0 end * interval '1 millisecond', last_code = case when tried then result.code else mail.last_code end, last_error = case when tried then result.error else mail.last_error end, ambiguous = mail.ambiguous or result.ambiguous, blocked = result.blocked, sent_at = case result.state when 'sent' then now() end from result where mail.id = result.id returning lower(mail.recipient_address) as address, mail.mailing_id, mail.state, result.bounced ), accepted as ( update mailing set circuit_openings = 0, circuit_closed_at = now() where circuit_openings > 0 and id in (select mailing_id from recorded where state = 'sent') ) insert into suppression (address, reason, mailing_id, created_at) select address, 'bounced', mailing_id, now() from recorded where bounced on conflict do nothing
with named as materialized ( select id, mailing_id, state, due_at, losses from mail where id = any($1::uuid[]) for update skip locked ), open as ( select named.id from named left join mailing on mailing.id = named.mailing_id where (named.state = 'queued' or (named.state = 'retrying' and named.due_at <= now())) and (mailing.paused_until is null or mailing.paused_until <= now()) and ($2 or named.losses < $3) limit $4 ), claimed as ( update mail set state = 'sending', fence = fence + 1, due_at = now() + $5 * interval '1 millisecond' from open where mail.id = open.id returning mail.* ) select mail.id, mail.fence, mail.attempts + 1 as attempt, mail.kind, coalesce(mailing.shared_props, '{}') || mail.props as props, mail.recipient_name as "recipientName", mail.recipient_address as "recipientAddress", mail.message_id as "messageId", mail.mailing_id as "mailingId", (extract(epoch from mail.created_at) * 1000)::float8 as "createdAtMs", (extract(epoch from mail.expires_at) * 1000)::float8 as "expiresAtMs", coalesce(mail.expires_at <= now(), false) as expired, array( select reason from suppression where address = lower(mail.recipient_address) ) as suppressions, coalesce(mailing.paused_until > now(), false) as paused from claimed as mail left join mailing on mailing.id = mail.mailing_id
with own as (select id, name, position from (select id, user_id, name, position from user_name) user_name where user_id = $1), playing as ( select event_id, json_agg(own.name order by own.position) as names from participant join own on own.id = participant.name_id group by event_id ) select jsonb_build_object('day', event.day::text, 'startsAt', to_char(("event"."starts_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'duration', event.duration) || jsonb_build_object( 'eventId', event.id, 'gameName', event.game_name, 'sequence', event.sequence) || jsonb_build_object('organizer', owner.name) || jsonb_build_object('names', playing.names) as facts from playing join event on event.id = playing.event_id join lateral ( select case when "person"."user_id" = $2::uuid then "person"."name" when "person"."name" like '%@%' or ("person"."is_child" and not false) then $3 else "person"."name" end as name from ( select id, user_id, name, coalesce((select not bool_or(badge) from attendee where name_id = user_name.id), false) as is_child from (select id, user_id, name, position from user_name) user_name) person where person.id = event.owner_id ) owner on true where event.edition = $4 union all select * from ( select distinct on (event_id) facts || jsonb_build_object('cancelled', true) from left_event join own on own.id = left_event.name_id where not exists (select from playing where playing.event_id = left_event.event_id) order by event_id, facts -> 'sequence' desc ) as left_events
with retried as ( update mail set state = 'retrying', due_at = now() where mailing_id = $1 and state = 'failed' and blocked and (select cancelled_at is null from mailing where id = $2) and due_at > coalesce( (select max(sent_at) - interval '1 minute' from mail where mailing_id = $3 and state = 'sent'), '-infinity') returning id ), reopened as ( update mailing set finished_at = null, totals = null where id = $4 and finished_at is not null and exists (select from retried) ) select count(*)::int as count from retried
with shown as materialized ( select id, recipients from shown_audience where id = $1 and named = $2 ), before as materialized (select unnest(recipients) as about from shown), after as materialized (select unnest($3::uuid[]) as about) select (select count(*)::int from (select about from after except table before) as joined) as joined, (select count(*)::int from (table before except select about from after) as gone) as left from shown
with targets(schema_name, table_name) as (values ('public'::text, 'account'), ('public'::text, 'attendee'), ('public'::text, 'audience'), ('public'::text, 'audience_member'), ('public'::text, 'audit_entry'), ('public'::text, 'board_game'), ('public'::text, 'contact_message'), ('public'::text, 'edition'), ('public'::text, 'event'), ('public'::text, 'gameday'), ('public'::text, 'invitation'), ('public'::text, 'job'), ('public'::text, 'job_failure'), ('public'::text, 'left_event'), ('public'::text, 'listing'), ('public'::text, 'listing_change'), ('public'::text, 'listing_discussion'), ('public'::text, 'listing_photo'), ('public'::text, 'listing_queue'), ('public'::text, 'listing_report'), ('public'::text, 'mail'), ('public'::text, 'mailing'), ('public'::text, 'mailing_request'), ('public'::text, 'mailing_resend'), ('public'::text, 'maintenance'), ('public'::text, 'message_draft'), ('public'::text, 'participant'), ('public'::text, 'registration'), ('public'::text, 'schedule_settings'), ('public'::text, 'session'), ('public'::text, 'shown_audience'), ('public'::text, 'sign_in_code'), ('public'::text, 'suppression'), ('public'::text, 'tool_use'), ('public'::text, 'user_name'), ('public'::text, 'waitlist_entry')) select parent_ns.nspname as schema_name, parent.relname as table_name, pg_get_partkeydef(parent.oid) as partition_definition, child_ns.nspname as partition_schema_name, child.relname as partition_name, pg_get_expr(child.relpartbound, child.oid) as partition_bound from targets join pg_class parent on parent.relname = targets.table_name join pg_namespace parent_ns on parent_ns.oid = parent.relnamespace and parent_ns.nspname = coalesce(targets.schema_name, current_schema()) join pg_partitioned_table partitioned on partitioned.partrelid = parent.oid left join pg_inherits inherits on inherits.inhparent = parent.oid left join pg_class child on child.oid = inherits.inhrelid left join pg_namespace child_ns on child_ns.oid = child.relnamespace order by parent_ns.nspname, parent.relname, child_ns.nspname, child.relname
