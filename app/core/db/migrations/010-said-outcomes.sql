-- Sets the outcome of inquiries that were closed before outcomes existed: booked, if they ever
-- were. Counting then need not read the history.
update contact_submissions set outcome = case
    when exists (select 1 from inquiry_history
      where inquiry_history.submission_id = contact_submissions.id
        and inquiry_history.to_status = 'booked') then 'booked'
    else 'not-interested' end
  where status = 'closed' and outcome = '';
