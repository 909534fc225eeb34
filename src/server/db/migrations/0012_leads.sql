-- Enquiries as leads: their owner, their state, and the grant that paid for opening a contact.

alter table enquiry
  -- the owner of the listing, even after its deletion; null means the office
  add column owner_id int references account,
  -- the sender, if logged in
  add column account_id int references account on delete set null,
  add column property_title text not null default '',
  add column state text not null default 'new' check (state in ('new', 'answered', 'closed'));
update enquiry set property_title = property.title, owner_id = case when kind in ('property', 'visit', 'callback') then property.owner_id end
  from property where property.id = property_id;
create index enquiry_owner on enquiry (owner_id, id) where owner_id is not null;
create index enquiry_owner_state on enquiry (owner_id, state, id) where owner_id is not null;
create index enquiry_state on enquiry (state, id);
create index enquiry_account on enquiry (account_id, id) where account_id is not null;

-- a contact that the listing's owner has opened; free if there is no grant
create table enquiry_opening (
  enquiry_id int primary key references enquiry on delete cascade,
  account_id int not null references account,
  grant_id int references package_grant,
  opened_at timestamptz not null
);
create index enquiry_opening_account on enquiry_opening (account_id, grant_id);
create index enquiry_opening_grant on enquiry_opening (grant_id) where grant_id is not null;

create table enquiry_note (
  enquiry_id int not null references enquiry on delete cascade,
  account_id int not null references account on delete cascade,
  notes text not null,
  changed_at timestamptz not null,
  primary key (enquiry_id, account_id)
);
create index enquiry_note_account on enquiry_note (account_id);

create index review_account on review (account_id, id) where account_id is not null;
