-- Found when the object is deleted.
create index notifications_of_object on notifications (workspace_id, object_id) where object_id is not null;
