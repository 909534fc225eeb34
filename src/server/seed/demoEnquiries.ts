interface DemoEnquiry {
  kind: 'contact' | 'property' | 'quote' | 'visit' | 'callback';
  name: string;
  email: string;
  phone: string;
  message: string;
  hoursAgo: number;
  /** Index of the owner's listing, oldest first; absent for an enquiry to the office. */
  listing?: number;
  /** Title of a construction service. */
  service?: string;
  state?: 'answered' | 'closed';
  /** The owner has opened the sender's contact. */
  opened?: true;
  notes?: string;
  /** Sent by the demo buyer while logged in. */
  byBuyer?: true;
}

/** Enquiries to the demo owner and the office. All are invented. */
export const demoEnquiries: readonly DemoEnquiry[] = [
  {
    kind: 'visit',
    name: 'Rohan Shastri',
    email: 'rohan@people.example',
    phone: '+91 90000 01001',
    listing: 0,
    hoursAgo: 5,
    message:
      'We are a design studio of twenty-four. Could we come on Monday before ten, to see how the light falls on the desks by the second row?',
  },
  {
    kind: 'property',
    name: 'Farah Contractor',
    email: 'farah@people.example',
    phone: '+91 90000 01002',
    listing: 0,
    hoursAgo: 27,
    message:
      'We would take it as it stands. Can the lock-in be two years instead of three if we pay a deposit of nine months?',
  },
  {
    kind: 'callback',
    name: 'Dev Malhotra',
    email: 'dev@people.example',
    phone: '+91 90000 01003',
    listing: 1,
    hoursAgo: 51,
    message:
      'Please ring my office on 0731 400 0000 after six. I would like to understand what happens to the lease when the house is sold.',
  },
  {
    kind: 'property',
    name: 'Sunita Apte',
    email: 'sunita@people.example',
    phone: '',
    listing: 3,
    hoursAgo: 74,
    message: 'How many rooms were let last monsoon, and does the kitchen staff stay with the house?',
  },
  {
    kind: 'visit',
    name: 'Arjun Deshmukh',
    email: 'buyer@aangan.example',
    phone: '+91 90000 00002',
    listing: 1,
    hoursAgo: 122,
    state: 'answered',
    opened: true,
    byBuyer: true,
    message: 'I saw the estate from outside yesterday. Would Thursday at five suit you?',
  },
  {
    kind: 'property',
    name: 'Leela Fernandes',
    email: 'leela@people.example',
    phone: '+91 90000 01005',
    listing: 2,
    hoursAgo: 194,
    state: 'answered',
    opened: true,
    notes: 'Comes on Saturday with her parents. Measure the bathroom door before.',
    message: 'My parents would live on the ground floor. Is the bathroom there wide enough for a wheelchair?',
  },
  {
    kind: 'visit',
    name: 'Imran Qureshi',
    email: 'imran@people.example',
    phone: '+91 90000 01006',
    listing: 2,
    hoursAgo: 480,
    state: 'closed',
    opened: true,
    notes: 'Rented in Baner instead.',
    message: 'We are in Pune for three days from the 4th, with two dogs. Could we come on any of them?',
  },
  {
    kind: 'contact',
    name: 'Kavita Menon',
    email: 'kavita@people.example',
    phone: '+91 90000 01007',
    hoursAgo: 9,
    message:
      'I live in Chicago and inherited a plot near Super Corridor. Whom do I speak to about selling it from here?',
  },
  {
    kind: 'quote',
    name: 'Harsh Vora',
    email: 'harsh@people.example',
    phone: '+91 90000 01008',
    service: 'Renovation',
    hoursAgo: 33,
    message:
      'A flat of 1,100 square feet, built in 1998. We want new bathrooms, new wiring, and to keep the old floor.',
  },
  {
    kind: 'callback',
    name: 'Neha Pathak',
    email: 'neha@people.example',
    phone: '+91 90000 01009',
    hoursAgo: 130,
    state: 'answered',
    message: 'Please call me about renting out our duplex while we are abroad.',
  },
];
