import { commonHeadings } from '../../../imports/commonHeadings';

/** The fields of a lead that a column of a file can fill. */
export const leadFields = [
  'reference',
  'name',
  'email',
  'phone',
  'message',
  'received',
  'listing',
  'state',
  'assignee',
  'source',
  'notes',
] as const;
export type LeadField = (typeof leadFields)[number];

/** What agencies call the columns of their files, in English, Hindi and Marathi, besides our own labels. */
export const leadHeadings: Readonly<Record<LeadField, string>> = {
  reference: 'reference, ref, ref no, lead id, lead no, enquiry id, enquiry no, inquiry no, query id, id, संदर्भ',
  name: `${commonHeadings.name}, lead name, buyer`,
  email: commonHeadings.email,
  phone: commonHeadings.phone,
  message:
    'message, enquiry, inquiry, requirement, requirements, query, looking for, interested in, comments, details, संदेश, आवश्यकता, गरज, मागणी, विवरण',
  received:
    'received, received on, date, enquiry date, inquiry date, lead date, created, created at, created on, date of enquiry, timestamp, दिनांक, तारीख, तिथि',
  listing:
    'listing, property, property name, property code, property id, project, project name, unit, listing id, संपत्ति, मालमत्ता, प्रोजेक्ट',
  state: 'state, status, lead status, stage, lead stage, स्थिति, स्थिती',
  assignee: `${commonHeadings.colleague}, lead owner`,
  source: 'source, lead source, channel, campaign, portal, came from, medium, स्रोत, माध्यम',
  notes: commonHeadings.notes,
};
