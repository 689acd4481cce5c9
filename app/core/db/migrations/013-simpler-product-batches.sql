-- A batch has the time of its last progress instead of a lease that processes pass on.
alter table product_batches add column progress_at text not null default '';
update product_batches set progress_at = started_at;
alter table product_batches drop column lease_owner;
alter table product_batches drop column leased_until;
