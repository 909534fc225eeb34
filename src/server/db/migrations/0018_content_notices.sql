-- Tables that are read together with listings also notify about changes, so that no stale response stays cached.

create trigger city_changed after insert or update or delete on city for each statement execute function content_changed();
create trigger property_type_changed after insert or update or delete on property_type for each statement execute function content_changed();
create trigger amenity_changed after insert or update or delete on amenity for each statement execute function content_changed();
create trigger media_changed after update on media for each statement execute function content_changed();
create trigger account_name_changed after update of name, username on account for each statement execute function content_changed();
