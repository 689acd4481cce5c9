-- The time that a visitor chose to be called at, and what the desk said became of an inquiry.
alter table contact_submissions add column call_window text not null default '';
alter table contact_submissions add column outcome text not null default '';
