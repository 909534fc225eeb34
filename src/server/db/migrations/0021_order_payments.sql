-- All payments of an order, so that its state follows from all of them. Orders that older versions completed on the
-- sheet's proof alone count as authorised only, and the provider is queried about them at once; about every other
-- settled order within days, to find refunds without an event.

create table provider_payment (
  payment_id int not null references payment,
  provider_payment_id text not null,
  status text not null check (status in ('created', 'authorized', 'failed', 'captured', 'refunded')),
  -- 0 while only the sheet's proof is known
  amount_in_paise bigint not null check (amount_in_paise >= 0),
  refunded_in_paise bigint not null default 0 check (refunded_in_paise >= 0),
  method text not null default '',
  -- when it was created, by the provider's clock
  created_at timestamptz,
  changed_at timestamptz not null default now(),
  primary key (payment_id, provider_payment_id)
);

alter table payment
  -- captured and refunded amounts of all payments of the order
  add column paid_in_paise bigint not null default 0,
  add column refunded_in_paise bigint not null default 0,
  -- set when we stopped waiting for a payment
  add column lapsed_at timestamptz;
update payment set lapsed_at = created_at + interval '1 day' where status = 'expired';

alter table package_grant
  -- what was left of the grant when the payment failed, to be restored if money arrives after all
  add column unused_in_ms bigint;
update package_grant g set unused_in_ms = p.duration_in_days * 86400000::bigint - (extract(epoch from g.expires_at - g.starts_at) * 1000)::bigint
from package p, payment y
where p.id = g.package_id and y.id = g.payment_id and y.status = 'refunded' and g.expires_at < g.starts_at + make_interval(days => p.duration_in_days);

-- the provider's payments, each in its highest state
insert into provider_payment (payment_id, provider_payment_id, status, amount_in_paise, refunded_in_paise, method)
select payment_id, id, (array['created', 'authorized', 'failed', 'captured', 'refunded'])[max(place)], max(amount), case when max(place) = 5 then max(amount) else 0 end, max(method)
from (
  select payment_id, body #>> '{payment,id}' as id, array_position(array['created', 'authorized', 'failed', 'captured', 'refunded'], body #>> '{payment,status}') as place,
    (body #>> '{payment,amountInPaise}')::bigint as amount, coalesce(body #>> '{payment,method}', '') as method
  from payment_event where payment_id is not null and body ->> 'kind' = 'told'
) told where id is not null and place is not null and amount is not null group by payment_id, id;

-- the payment that settled an order: a known method means that the provider confirmed its capture
insert into provider_payment (payment_id, provider_payment_id, status, amount_in_paise, refunded_in_paise, method)
select id, provider_payment_id, case when status = 'refunded' then 'refunded' when method <> '' then 'captured' else 'authorized' end, amount_in_paise,
  case when status = 'refunded' then amount_in_paise else 0 end, method
from payment where provider_payment_id is not null
on conflict (payment_id, provider_payment_id) do update
  set status = case when excluded.status = 'refunded' then 'refunded' when provider_payment.status in ('captured', 'refunded') then provider_payment.status
    when excluded.status = 'captured' then 'captured' else provider_payment.status end,
  amount_in_paise = greatest(provider_payment.amount_in_paise, excluded.amount_in_paise),
  refunded_in_paise = greatest(provider_payment.refunded_in_paise, excluded.refunded_in_paise),
  method = greatest(provider_payment.method, excluded.method);

update payment set paid_in_paise = known.paid, refunded_in_paise = known.refunded
from (
  select payment_id, sum(amount_in_paise) as paid, sum(refunded_in_paise) as refunded from provider_payment where status in ('captured', 'refunded') group by payment_id
) known where known.payment_id = payment.id;
-- counted as paid until the provider says otherwise
update payment set paid_in_paise = amount_in_paise where status = 'completed' and paid_in_paise = 0;

with settled as (
  select p.id, (select count(*) = 1 and coalesce(min(q.status) in ('captured', 'refunded'), false) from provider_payment q where q.payment_id = p.id and q.status <> 'failed') as known
  from payment p where p.status in ('completed', 'refunded') and p.provider_order_id is not null and p.provider_payment_id is not null
), ordered as (
  -- spread out, so that new orders are queried in between
  select id, known, row_number() over (partition by known order by id desc) as place from settled
)
update payment set ask_at = least(ask_at, case when known then now() + place * interval '2 seconds' else now() end)
from ordered where ordered.id = payment.id and (payment.gateway = 'razorpay' or not known);

-- the sandbox also records authorisations and partial refunds
alter table sandbox_payment drop constraint sandbox_payment_status_check;
alter table sandbox_payment add constraint sandbox_payment_status_check check (status in ('authorized', 'captured', 'failed', 'refunded'));
alter table sandbox_payment add column refunded_in_paise bigint not null default 0;
update sandbox_payment set refunded_in_paise = (select amount_in_paise from sandbox_order o where o.id = order_id) where status = 'refunded';
