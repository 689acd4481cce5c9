-- How a visitor wishes to be reached; "" where they did not say.
alter table contact_submissions add column reach_by text not null default '';
alter table contact_submissions add column no_voicemail text not null default '';
