-- Pictures that were added to what a row of a file has brought in, and that its undo takes back.
create table import_picture (
  image_id int primary key references property_image on delete cascade,
  import_id int not null,
  number int not null,
  foreign key (import_id, number) references import_row on delete cascade
);
create index import_picture_row on import_picture (import_id, number);
