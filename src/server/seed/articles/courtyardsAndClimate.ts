import type { DemoArticle } from '../shapes';

export const courtyardsAndClimate: DemoArticle = {
  title: 'Why the courtyard works: a house for Malwa heat and Deccan rain',
  category: 'Luxury Living',
  featured: true,
  picture: 'blog-5',
  author: 'Thomas Varghese',
  date: '2026-11-16',
  views: 3640,
  excerpt:
    'A courtyard is a climate device before it is a picture. How proportion, shade, stone and drains make one work in Indore and Pune, with the sun angles to check at a viewing.',
  content: `An aangan, the open court in the middle of a house, is often sold as atmosphere. It earned its place for a duller reason: it moves air and light into rooms that would otherwise have neither. Indore and Pune both stand at roughly 550 metres, with dry, hot springs, a firm monsoon and cool winter nights. That is close to ideal ground for a court, provided the numbers are right.

## What the court does in a day

At night the open floor loses heat to the sky, and cool air settles in it like water in a basin. Through the morning the rooms around it draw on that air. By mid-afternoon the court is as warm as the street unless something shades it, so the afternoon is what separates a good court from a photograph of one.

Three things decide the outcome:

- **Proportion.** A court about 4.5 metres square between walls of 6.5 metres keeps part of its floor in shade for most of the day. Twice that width with the same walls is a terrace, and behaves like one.
- **Two openings.** Air enters a room from the court only if it can leave on the other side. Ask for a window or a high vent on the outer wall of every room that faces in.
- **Mass and moisture.** Stone or terracotta underfoot and one small tree do more than a large fountain. A shallow basin helps in dry April air and adds nothing in July.

## Shade you can calculate

A horizontal ledge, the chajja, shades a south wall by its depth multiplied by the tangent of the sun’s height. The table gives the depth of shadow under a ledge of 60 cm at solar noon, on a wall facing due south.

| City | Sun’s height, 21 December | Shadow | Sun’s height, equinox | Shadow |
| --- | --- | --- | --- | --- |
| Indore (22.7° N) | 43.8° | 58 cm | 67.3° | 143 cm |
| Pune (18.5° N) | 48.0° | 67 cm | 71.5° | 179 cm |

So one modest ledge over a south window 1.5 metres high lets the December sun reach more than half the glass and shades nearly all of it by late March. In June the noon sun stands almost overhead in Indore and slightly to the north in Pune, and south walls look after themselves.

The west wall is another matter. Late sun comes in low, under any ledge, and meets whatever is vertical: a jaali, a deep reveal, a tree, or a store and staircase placed there on purpose. If a plan puts the main bedroom and its largest window to the west, ask what stands in front of the glass.

## Rain is the test

A court is a hole in the roof, and the monsoon finds every mistake in it. Take an intense hour of 50 mm of rain as an example. A court of 20 square metres receives 1,000 litres in that hour, and if half the surrounding roof sheds into it the figure multiplies. Look for:

- two separate outlets, each with a grating that lifts without tools;
- a floor falling visibly to them, at about 1 in 80;
- a step or a channel of at least 75 mm between the court and the rooms;
- a roof overhang or gutter, so that wall faces stay dry;
- plaster and skirting without a tide line, best checked in September.

The same water has a use. A catchment of 2,000 square feet is 186 square metres. With 900 mm of rain in an example year and a fifth lost on the way, it yields about 1,34,000 litres, enough to matter to a borewell next to the house.

## What to ask at a viewing

Go twice, once before ten in the morning and once at four in the afternoon, and stand in the court for five minutes each time. Notice whether air moves, whether you can hear the neighbours, and whether you would sit there. Then ask who cleans it, where its water goes, and how the house is locked at night with the court open to the sky. A steel grille at roof level is common and need not be ugly.

Covering a court with fixed glass later is the usual mistake. It turns a cooling device into a greenhouse. A canvas that draws across on wires costs far less and can be folded away in the evening, when the court does its best work. Before any change, ask the architect whether the approved plan counts the court as open space, since roofing it may alter the permitted built area.`,
};
