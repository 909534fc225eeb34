-- Debts that nobody owes: orders without any attempt to pay them that are older than a day, or that the same purchase followed later.
update payment old set status = 'expired', lapsed_at = now()
where old.status = 'pending' and old.meeting_id is null and not exists (select from provider_payment q where q.payment_id = old.id)
  and (old.created_at < now() - interval '1 day' or exists (
    select from payment later where later.account_id = old.account_id and later.id > old.id and later.meeting_id is null
      and later.package_id is not distinct from old.package_id and later.add_on_ids = old.add_on_ids and later.property_id is not distinct from old.property_id));
