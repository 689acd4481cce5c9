-- The queue has three fixed views: everybody's, one's own and nobody's.
drop table saved_views;
