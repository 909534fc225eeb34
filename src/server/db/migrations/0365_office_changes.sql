-- the office shows what others do as it happens; once for each statement, so that an import does not flood it
create function notify_office() returns trigger language plpgsql as $$
begin
  perform pg_notify('office_changed', '');
  return null;
end $$;

create trigger office_changed after insert or update or delete on enquiry for each statement execute function notify_office();
create trigger office_changed after insert or update or delete on visit for each statement execute function notify_office();
create trigger office_changed after insert or update or delete on meeting for each statement execute function notify_office();
create trigger office_changed after insert or update or delete on review for each statement execute function notify_office();
create trigger office_changed after insert or update or delete on addon_order for each statement execute function notify_office();
create trigger office_changed after insert or delete or update of lifecycle on property
  for each statement execute function notify_office();
