import { commonHeadings } from '../../../imports/commonHeadings';

/** The fields of a contact that a column of a file can fill, in the order of our own files. */
export const contactFields = [
  'external_id',
  'name',
  'last_name',
  'other_names',
  'email',
  'other_emails',
  'phone',
  'other_phones',
  'language',
  'zone',
  'tags',
  'state',
  'agent',
  'last_contact',
  'notes',
] as const;
export type ContactField = (typeof contactFields)[number];

/** What agencies and address books call the columns of their files, besides our own labels. */
export const contactHeadings: Readonly<Record<ContactField, string>> = {
  external_id:
    'external id, reference, ref, ref no, contact id, contact ref, customer id, customer code, client id, client code, crm id, id, संदर्भ',
  name: `${commonHeadings.name}, first name, given name, display name, person, नाम और उपनाम, पहला नाम, पहिले नाव, संपूर्ण नाव, पूरा नाम`,
  last_name: 'last name, surname, family name, उपनाम, कुलनाम, आडनाव',
  other_names:
    'other names, other name, also known as, alias, aka, nickname, name in hindi, name in marathi, name in english, local name, अन्य नाम, दूसरा नाम, इतर नावे, इतर नाव',
  email: `${commonHeadings.email}, emails, primary email, email 1, e mail 1, e mail 1 value, email 1 value, इमेल`,
  other_emails:
    'other email, other email id, alternate email, alternate email id, alternative email, secondary email, second email, email 2, e mail 2, e mail 2 value, email 2 value, email id 2, अन्य ईमेल, दूसरा ईमेल, इतर ईमेल, दुसरा ईमेल',
  phone: `${commonHeadings.phone}, phones, primary phone, mobile phone, phone 1, phone 1 value, mobile 1, मोबाइल नंबर, मोबाइल नं, मोबाईल नंबर, मोबाईल क्रमांक, फोन नंबर, दूरभाष, संपर्क क्रमांक`,
  other_phones:
    'other phone, alternate phone, alternate no, alternate number, alternate mobile, alternate contact, alternative number, secondary phone, second phone, phone 2, phone 2 value, mobile 2, mobile no 2, home phone, landline, office phone, अन्य फोन, दूसरा मोबाइल, वैकल्पिक नंबर, इतर फोन, दुसरा मोबाईल, पर्यायी क्रमांक',
  language: 'language, preferred language, speaks, mother tongue, भाषा, पसंदीदा भाषा',
  zone: 'zone, timezone, tz, समय क्षेत्र, वेळ क्षेत्र, वेळक्षेत्र',
  tags: 'tag, labels, label, group, groups, group membership, segment, category, categories, type of client, टैग, टॅग, समूह, गट, श्रेणी',
  state: 'state, stage, contact status, client status, स्थिति, स्थिती',
  agent: `${commonHeadings.colleague}, contact owner, account manager, relationship manager, rm`,
  last_contact:
    'last contact, last contacted, last contacted on, last contact date, last activity, last activity date, last follow up, last call, अंतिम संपर्क, आखिरी संपर्क, शेवटचा संपर्क',
  notes: `${commonHeadings.notes}, comments, comment, description, about, विवरण, माहिती, टिप्पणियां, टिपा`,
};
