-- the name that an enquiry has in the file that it came from: the same row again changes it instead of making another
create table imported_enquiry (
  reference text primary key,
  enquiry_id int not null unique references enquiry on delete cascade
);

-- rows of files name listings by their titles
create index property_lower_title on property (lower(title));
