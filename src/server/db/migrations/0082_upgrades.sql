-- Packages that another one replaced: `unused_in_ms` is the rest that was credited for it.

alter table package_grant
  -- the payment of the package that replaced this one
  add column upgraded_by int references payment;
create index package_grant_upgraded_by on package_grant (upgraded_by) where upgraded_by is not null;
