-- The private URL of a person's calendar feed, as a hash; null without a feed.
alter table people add column calendar_token_hash text;
