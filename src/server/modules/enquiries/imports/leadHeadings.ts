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
  reference:
    'reference, ref, ref no, lead id, lead no, enquiry id, enquiry no, inquiry no, query id, id, sr no, s no, sl no, क्रमांक, क्र, संदर्भ',
  name: 'name, full name, customer, customer name, client, client name, lead name, contact name, contact person, buyer, party name, नाम, ग्राहक, ग्राहक का नाम, नाव, ग्राहकाचे नाव',
  email: 'email, e mail, email id, mail, mail id, email address, ईमेल, ई मेल',
  phone:
    'phone, phone no, phone number, mobile, mobile no, mobile number, contact, contact no, contact number, cell, whatsapp, whatsapp no, tel, telephone, मोबाइल, मोबाईल, फोन, फ़ोन, संपर्क, दूरध्वनी',
  message:
    'message, enquiry, inquiry, requirement, requirements, query, looking for, interested in, comments, details, संदेश, आवश्यकता, गरज, मागणी, विवरण',
  received:
    'received, received on, date, enquiry date, inquiry date, lead date, created, created at, created on, date of enquiry, timestamp, दिनांक, तारीख, तिथि',
  listing:
    'listing, property, property name, property code, property id, project, project name, unit, listing id, संपत्ति, मालमत्ता, प्रोजेक्ट',
  state: 'state, status, lead status, stage, lead stage, स्थिति, स्थिती',
  assignee:
    'assignee, assigned to, agent, agent name, owner, lead owner, executive, sales executive, handled by, sales person, एजेंट, प्रतिनिधि, प्रतिनिधी',
  source: 'source, lead source, channel, campaign, portal, came from, medium, स्रोत, माध्यम',
  notes: 'notes, note, remarks, remark, follow up, followup, last remark, feedback, टिप्पणी, शेरा',
};
