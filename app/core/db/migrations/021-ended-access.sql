-- A restore ends every invitation, so their revocations are no longer recorded. Calendar feeds end
-- with a suspension and a change of role from now on; here end those that outlived one.
update people set calendar_token_hash = null where suspended_at is not null or role = 'reader';

-- only sqlite
drop trigger revocation_invitation;

-- only postgres
drop trigger revocation_invitation on invitations;
drop function revocation_invitation();
