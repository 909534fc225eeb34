/** What agencies call columns that several kinds of files have, in English, Hindi and Marathi. */
export const commonHeadings = {
  name: 'name, full name, customer, customer name, client, client name, contact name, contact person, party name, नाम, ग्राहक, ग्राहक का नाम, नाव, ग्राहकाचे नाव',
  email: 'email, e mail, email id, mail, mail id, email address, ईमेल, ई मेल',
  phone:
    'phone, phone no, phone number, mobile, mobile no, mobile number, contact, contact no, contact number, cell, whatsapp, whatsapp no, tel, telephone, मोबाइल, मोबाईल, फोन, फ़ोन, संपर्क, दूरध्वनी',
  colleague:
    'assignee, assigned to, agent, agent name, owner, executive, sales executive, handled by, sales person, एजेंट, प्रतिनिधि, प्रतिनिधी',
  notes: 'notes, note, remarks, remark, follow up, followup, last remark, feedback, टिप्पणी, शेरा',
} as const;
