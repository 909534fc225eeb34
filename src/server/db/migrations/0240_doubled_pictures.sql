-- The same photo stood in a listing as often as it was sent. The first one stays, with the first words that any of them had.
with ranked as (
  select id, alt, first_value(id) over one as first, row_number() over one as place
    from property_image window one as (partition by property_id, media_id order by position, id)
), words as (
  select first, (array_agg(alt order by place) filter (where alt <> ''))[1] as alt from ranked group by first having count(*) > 1
)
update property_image set alt = words.alt from words
  where property_image.id = words.first and property_image.alt = '' and words.alt is not null;

delete from property_image doubled using property_image first
  where first.property_id = doubled.property_id and first.media_id = doubled.media_id
    and (first.position, first.id) < (doubled.position, doubled.id);
