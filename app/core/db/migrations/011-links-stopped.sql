-- Since when an inquiry gets no private links, and how often a link was tried with a wrong name or
-- phone. Links that the desk withdrew without making a new one stay stopped.
alter table contact_submissions add column links_stopped_at text;
alter table status_links add column wrong_tries integer not null default 0;
update contact_submissions set links_stopped_at = (select max(at) from inquiry_history
    where inquiry_history.submission_id = contact_submissions.id
      and kind = 'link' and detail = 'withdrawn')
  where (select max(at) from inquiry_history
    where inquiry_history.submission_id = contact_submissions.id
      and kind = 'link' and detail = 'withdrawn')
    > coalesce((select max(at) from inquiry_history
    where inquiry_history.submission_id = contact_submissions.id
      and kind = 'link' and detail = 'made'), '');
