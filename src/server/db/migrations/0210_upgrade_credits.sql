-- What was credited of a package to the one that replaced it, so that it is not refunded as well.

alter table package_grant
  -- credited to the package of `upgraded_by`
  add column credited_in_paise bigint not null default 0 check (credited_in_paise >= 0),
  -- what its own price was lowered by when it began
  add column credit_in_paise bigint not null default 0 check (credit_in_paise >= 0),
  -- how long it ran before it ended and was given back
  add column used_in_ms bigint not null default 0;

-- Upgrades until now: renewals, which had not begun, were credited whole, the running period with the rest.
with credit as (
  select y.id, -(line ->> 'amountInPaise')::bigint as amount
  from payment y, jsonb_array_elements(y.lines) line where line ->> 'kind' = 'credit'
), period as (
  select g.id, c.amount, p.price, coalesce(sum(p.price) over (partition by c.id order by g.id desc rows between unbounded preceding and 1 preceding), 0)::bigint as before
  from package_grant g join credit c on c.id = g.upgraded_by join payment y on y.id = g.payment_id join package_version v on v.id = g.version_id,
    lateral (select coalesce((select sum((line ->> 'amountInPaise')::bigint) from jsonb_array_elements(y.lines) line where line ->> 'kind' in ('package', 'credit'))::bigint, v.price_in_paise) as price) p
)
update package_grant set credited_in_paise = greatest(0, least(period.amount - period.before, period.price))
from period where period.id = package_grant.id;
update package_grant set credit_in_paise = credited.sum
from (select upgraded_by, sum(credited_in_paise)::bigint as sum from package_grant where upgraded_by is not null group by upgraded_by) credited
where credited.upgraded_by = package_grant.payment_id;
