-- Every invoice keeps the place of supply that it was issued with, in the spelling rules of its day: '96' is abroad, '00' our own state where
-- the invoice has no copy of our GSTIN.
with state (code, name) as (values
  ('01', 'jammuandkashmir'),
  ('02', 'himachalpradesh'),
  ('03', 'punjab'),
  ('04', 'chandigarh'),
  ('05', 'uttarakhand'),
  ('06', 'haryana'),
  ('07', 'delhi'),
  ('08', 'rajasthan'),
  ('09', 'uttarpradesh'),
  ('10', 'bihar'),
  ('11', 'sikkim'),
  ('12', 'arunachalpradesh'),
  ('13', 'nagaland'),
  ('14', 'manipur'),
  ('15', 'mizoram'),
  ('16', 'tripura'),
  ('17', 'meghalaya'),
  ('18', 'assam'),
  ('19', 'westbengal'),
  ('20', 'jharkhand'),
  ('21', 'odisha'),
  ('22', 'chhattisgarh'),
  ('23', 'madhyapradesh'),
  ('24', 'gujarat'),
  ('26', 'dadraandnagarhavelianddamananddiu'),
  ('27', 'maharashtra'),
  ('29', 'karnataka'),
  ('30', 'goa'),
  ('31', 'lakshadweep'),
  ('32', 'kerala'),
  ('33', 'tamilnadu'),
  ('34', 'puducherry'),
  ('35', 'andamanandnicobarislands'),
  ('36', 'telangana'),
  ('37', 'andhrapradesh'),
  ('38', 'ladakh')
), billed as (
  select i.series, i.number, i.issued_by, coalesce(i.billed_to ->> 'gstin', '') as gstin,
    regexp_replace(replace(lower(coalesce(i.billed_to ->> 'country', '')), '&', 'and'), '[^a-z]', '', 'g') as country,
    coalesce(i.billed_to ->> 'country', '') <> '' as has_country,
    regexp_replace(replace(lower(coalesce(i.billed_to ->> 'state', '')), '&', 'and'), '[^a-z]', '', 'g') as state
  from invoice i
)
update invoice set billed_to = billed_to || jsonb_build_object('place', case
    when billed.gstin <> '' then left(billed.gstin, 2)
    when billed.has_country and billed.country not in ('india', 'in', 'bharat') then '96'
    else coalesce((select s.code from state s where s.name = billed.state), left(billed.issued_by ->> 'gstin', 2), '00') end)
from billed where billed.series = invoice.series and billed.number = invoice.number;
