import type { DemoService } from './shapes';

export const demoServices: readonly DemoService[] = [
  {
    icon: 'home',
    title: 'House construction',
    description:
      'A villa or family house built from the foundation to the keys, under one contract with a fixed list of materials. Payments follow finished stages, and each stage is photographed before it is covered.',
    features: [
      'Soil test and structural design before the estimate',
      'Bill of quantities, item by item',
      'Payment by completed stage',
      'Weekly photographs and a monthly programme',
      'Handover file with drawings, warranties and test reports',
    ],
    picture: 'construction-1',
  },
  {
    icon: 'paint',
    title: 'Interior fit-out',
    description:
      'Kitchens, wardrobes, lighting, stone and paint for a new apartment or office shell. Joinery is drawn to the millimetre and approved from a sample before a board is cut.',
    features: [
      'Measured survey and room-by-room drawings',
      'Samples of timber, stone and fabric in your own light',
      'Moisture-resistant carcasses for kitchens and baths',
      'Electrical and lighting plan with circuit list',
    ],
    picture: 'construction-2',
  },
  {
    icon: 'hammer',
    title: 'Renovation',
    description:
      'Work on houses that are lived in or have been loved for forty years: new plumbing, wiring, bathrooms and kitchens, and repairs to walls and roofs, with society permissions arranged first.',
    features: [
      'Condition report before any price is given',
      'Permissions and working hours agreed with the society',
      'Waterproofing tested by ponding for 48 hours',
      'Dust screens and daily removal of debris',
      'Variations priced and approved in writing',
    ],
    picture: 'construction-4',
  },
  {
    icon: 'trees',
    title: 'Landscaping',
    description:
      'Gardens, courts and terraces planned for the climate of Indore and Pune. Levels and drains come first, then paving, then plants that need little water once they have rooted.',
    features: [
      'Levels, drainage and soil depth drawn before planting',
      'Native and climate-suited plant list',
      'Drip irrigation sized to the water supply',
      'Outdoor lighting and seating',
    ],
    picture: 'construction-3',
  },
  {
    icon: 'ruler',
    title: 'Architecture and drawings',
    description:
      'Plans, elevations and working drawings for a house, an extension or an interior, together with the set the authority asks for. Sun, wind and rain are on the first sheet.',
    features: [
      'Site visit and brief in writing',
      'Two concept plans with areas and rough cost',
      'Drawings for municipal approval',
      'Working drawings and schedules for the contractor',
      'Material board with alternatives at two prices',
    ],
    picture: 'blog-6',
  },
  {
    icon: 'shield',
    title: 'Site supervision and quality audit',
    description:
      'An engineer on your side while somebody else builds. We measure, test and photograph at agreed points and tell you in writing what to accept, what to correct and what to pay.',
    features: [
      'Inspection plan with hold points',
      'Concrete cube and water tests',
      'Bills checked against measured work',
      'Dated snag list with photographs',
    ],
    picture: 'blog-4',
  },
];
