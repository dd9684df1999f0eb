-- Invitations that were mailed singly and have not left, so that a gameday finds who did not get theirs. Those of mailings are
-- found by `mail_mailing_state`.
create index mail_single_invitation_unsent on mail (about)
  where mailing_id is null and kind = 'gameday-invitation' and state <> 'sent';
