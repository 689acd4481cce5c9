-- Tries to sign in are counted in `attempt_counts`, as all others.
drop table sign_in_tries;
