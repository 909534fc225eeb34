export interface LegalSection {
  heading: string;
  paragraphs: readonly string[];
}

export interface LegalText {
  title: string;
  sections: readonly LegalSection[];
}

/** Templates: counsel must review them before use, as their first sections say. */
export const legalTexts: Readonly<Record<'privacy' | 'terms' | 'disclaimer', LegalText>> = {
  privacy: {
    title: 'Privacy Policy',
    sections: [
      {
        heading: 'About this text',
        paragraphs: [
          'This is a template. Counsel must review and adapt it before the website is used in business. Names of officers, addresses, telephone numbers, e-mail addresses and registration numbers in it are placeholders.',
          'It describes how Aangan Estates (“we”) handles personal data on this website. It is written with the Digital Personal Data Protection Act, 2023 and the rules made under it in mind. Parts of that law are being brought into force in stages, and other laws may apply to visitors outside India.',
        ],
      },
      {
        heading: 'What we collect',
        paragraphs: [
          'Enquiries: your name, e-mail address, telephone number and message, the property or service you ask about, and the time you prefer for a visit or a call.',
          'Accounts: your username and e-mail address, which you confirm by a link, and, if you add them, your name, telephone number and picture. Your password is stored only in a form from which it cannot be read back. We keep a list of the devices on which you are logged in, so that you can end those sessions.',
          'Listings and reviews: what you write, the photographs you upload and the dates. A listing’s page does not name its owner; your display name, or your username without one, is part of its public data and stands beside your reviews. Hidden data in photographs, such as where they were taken, is not published.',
          'Payments: what was bought, the amount, the date, the status, and the identifiers returned by the payment provider. Card numbers, UPI details and bank passwords are entered with Razorpay and never reach our server. Billing addresses are kept for invoices.',
          'Visits to homes: your name, e-mail address and phone number, your time zone, the times you propose and the reason you give for cancelling; the home’s owner sees your name, and your address and number once a time is agreed. Requests for documents of a home: your name, e-mail address and message, and which pages you opened and when; the home’s owner sees them, and each page shows your name, your address and the day. Meetings and the newsletter: the date, time and time zone you choose; the e-mail address you confirm for the newsletter. Saved searches: what you search for, the name you give it, how often you want e-mails about it, your time zone, and which listings we have told you of; without an account also the e-mail address you confirm.',
          'Technical records: the address your connection comes from, the pages requested, and errors. Articles are counted as read at most once per visitor per day. We count which searches are typed, whether a home fits and which home is opened next, by day and without anything about you; what looks like a telephone number, an e-mail address or a link is not kept.',
          'Reports of a problem: what you write, the page with its address, the name of your browser, the size of its window, what failed in our program, and your e-mail address if you give it. If you choose to record your steps and send them: which pages and buttons you used, how our program moved, and what the website answered, with the times; names, messages, searched words, the texts of your listings, street addresses, e-mail addresses, telephone numbers and passwords that you type, and messages of others, are taken out in your browser before anything is sent; what you choose, cities and states (also of a billing address), and amounts, such as a price, stay. You see the whole report before you send it. To count errors, your browser also tells us that one occurred and in which version of our program, and nothing else.',
        ],
      },
      {
        heading: 'What stays in your browser',
        paragraphs: [
          'If you are not logged in, your favourites are kept in your own browser and are not sent to us. When you log in they are joined with those of your account. The members of a list that you share or join see your name, your votes, your notes and what you add or remove. The browser also keeps your login token, your username, the page to return to after logging in, whether the greeting has been shown, the listings you saw last or compare, a listing you have begun with its photographs until it is posted or discarded, and, until the tab is closed, what else you have begun to write or choose, such as a review or the time of a meeting. You can delete all of these in the settings of your browser. We use no advertising cookies.',
        ],
      },
      {
        heading: 'Why we use it',
        paragraphs: [
          'We use personal data to answer you, to arrange visits and meetings, to run your account and your listings, to take payments and issue invoices, to prevent fraud and abuse, to keep records the law requires, to e-mail you what your saved searches find, and to send the newsletter to those who have confirmed it.',
          'Details that you send us are used for the purpose you sent them for, or where the law permits or demands it, such as for tax. The website asks for a separate consent in two places only: the newsletter and, without an account, the e-mails of a saved search begin when you confirm your address. Every such e-mail has a link that ends them. We record when you agreed and which version of this policy stood then. The record is deleted with the subscription or the saved search. We keep no other record of consent. To object to any other use, write to us; the office then does by hand what you ask for.',
        ],
      },
      {
        heading: 'Who sees it',
        paragraphs: [
          'Within the office, only those who need the information for their work. An enquiry about a listing is passed to the owner of that listing, with your contact details, because you asked us to connect you.',
          'Outside the office: Razorpay for payments; the companies that host the website and carry our e-mail; advisers and auditors bound to confidence; and authorities where the law obliges us. If you write by WhatsApp, that service handles the conversation under its own terms. We do not sell personal data and do not lend our lists.',
          'Our colleagues in the USA may see enquiries addressed to them. Data sent outside India is transferred only where Indian law permits it.',
        ],
      },
      {
        heading: 'How long we keep it',
        paragraphs: [
          'Some data ends by itself: a login after 12 hours without use and 7 days at most, links in e-mails after an hour to 7 days, and the text of an e-mail that held such a link once it is sent. Enquiries, our answers and what we note about you are erased 24 months after the last contact, the rows of a file from which the office took over enquiries or contacts after 37 days, requests for documents 24 months after you asked, what you told us for a meeting or a visit 24 months after it, e-mails to you 180 days after they were sent, an address that nobody confirmed for the newsletter, a saved search or documents after 30 days, a saved search that you delete after 7 days, one that was saved without an account and sends no e-mails after 12 months, a report of a problem with its recording 30 days after you sent it, and the counts of searches after 90 days. Some you end yourself: listings, photographs, your picture, favourites, saved searches, the newsletter, and your account with all of these. Accounts, listings and reviews stay until then. Payments and invoices with their billing details stay, also after an account is erased, because tax and company law require records. Backups hold a copy until they are replaced; when one is restored, erased accounts are erased again. Counsel must confirm the periods before the website is used in business.',
        ],
      },
      {
        heading: 'How it is protected',
        paragraphs: [
          'Connections to a live website are to be encrypted. Passwords are hashed, access is limited by role, and sessions can be ended from your account. No system is without risk. If a breach affects your personal data, we will inform you and the Data Protection Board of India in the manner and time the law lays down.',
        ],
      },
      {
        heading: 'Your rights',
        paragraphs: [
          'Under the Act you may ask for a summary of the personal data we process and of those with whom it has been shared; ask that it be corrected, completed, updated or erased; have a grievance redressed; and nominate a person to exercise these rights if you die or become unable to. Under your profile you can see and correct your name, telephone number, e-mail address and picture, see what you have done here, and end your logins. There you can also download everything we hold of you, and erase your account at once. Without an account, write to us, and the office does it by hand.',
          'Write from the e-mail address of your account, or tell us enough to recognise you. We aim to answer within 30 days. Please do not send identity documents unless we ask for a particular one.',
          'The website is not meant for persons under 18. It does not ask for your age.',
        ],
      },
      {
        heading: 'Grievances and changes',
        paragraphs: [
          'Grievance Officer: [name], Aangan Estates, [address], Indore, Madhya Pradesh; e-mail [grievance address]; telephone [number]. These are placeholders. If the answer does not satisfy you, you may complain to the Data Protection Board of India once our own procedure has been used.',
          'When this policy changes, the new text and its date appear here.',
        ],
      },
    ],
  },
  terms: {
    title: 'Terms and Conditions',
    sections: [
      {
        heading: 'About this text',
        paragraphs: [
          'This is a template. Counsel must review and adapt it before the website is used in business. Addresses, telephone numbers, registration numbers and names of officers are placeholders, and periods and amounts that are not prices shown on the website are proposals.',
          'These terms govern the use of the website of Aangan Estates (“we”). By using it you accept them. If you do not, please do not use it.',
        ],
      },
      {
        heading: 'What we are',
        paragraphs: [
          'The website publishes listings by us and by owners, developers and agents. For listings by others we are an intermediary: we provide the place, and do not own, sell or let the property described. The contract for a property is made between its seller or landlord and the buyer or tenant.',
          'Where we act as an agent in a transaction, a separate written agreement states whom we represent and what we are paid. Our registration as a real-estate agent with the regulatory authorities of Madhya Pradesh and Maharashtra is [registration numbers, placeholders].',
        ],
      },
      {
        heading: 'Accounts',
        paragraphs: [
          'You must be 18 or older and able to make a binding contract. Give true details and keep them current. Keep your password to yourself; what is done through your account is treated as done by you until you tell us that it has been misused. You may end other sessions in your profile at any time.',
          'We may suspend an account that breaks these terms, endangers others or is the subject of a lawful order. Except where it is urgent, we will first say why and give you a chance to answer.',
        ],
      },
      {
        heading: 'Listings',
        paragraphs: [
          'Whoever posts a listing confirms that they own the property or are authorised to offer it; that description, area, price and photographs are true; that they hold the rights in the text and pictures; and that a project which must be registered under the Real Estate (Regulation and Development) Act, 2016 is registered and shows its number.',
          'You keep your rights in what you post and permit us to show, resize and promote it for as long as the listing is published. We may correct obvious errors, decline, or remove a listing that appears false, unlawful or offensive. Beyond the free allowance and the slots bought, a listing is kept as a draft until a slot is available. A featured place is given by us or bought as an add-on; it is promotion and not a recommendation.',
        ],
      },
      {
        heading: 'Packages, add-ons and meetings',
        paragraphs: [
          'Packages: Basic, ₹2,999 for 30 days, 2 properties and 50 buyer contacts; Premium, ₹5,999 for 60 days, 5 properties and 200 contacts; Enterprise, ₹12,999 for 90 days, without a limit on either. Add-ons: professional photography ₹1,499, virtual tour ₹2,499, featured listing ₹999 for one listing for 30 days, social media promotion ₹1,999. A consultation costs ₹99. The price at checkout is the price you pay; the treatment of GST is to be settled by counsel and stated on the invoice.',
          'Payments are taken through Razorpay under its own terms. A package begins when the payment is confirmed, not when the checkout is opened. It is not renewed by itself. Slots and contacts that remain unused at the end of the period expire. A package buys publication and contacts; it does not promise that a sale or a letting will follow.',
        ],
      },
      {
        heading: 'Refunds',
        paragraphs: [
          'If you were charged twice, or charged without receiving what you bought, we refund the whole amount. If you cancel a package within 7 days and have used neither a slot nor a contact, we refund its price. After that, packages are not refunded in part, unless we stop the service or the law gives you more.',
          'Photography and virtual tours may be cancelled free of charge until 24 hours before the appointment. A meeting’s time is held for 15 minutes until it is paid; after that others can choose it again, and nothing is charged. Meetings may be moved once, or cancelled with a refund, until 12 hours before they begin. Refunds go back by the way the payment came, normally within 7 working days of our approval.',
        ],
      },
      {
        heading: 'Conduct',
        paragraphs: [
          'Do not post what is false, defamatory, obscene, discriminatory or unlawful, or what belongs to others. Do not offer property which you may not sell, collect other users’ details, send bulk messages, probe or overload the website, or copy its listings by automated means. Contacts received through the website may be used only for the property they concern.',
          'Reviews must be honest and come from experience. We may decline reviews that break these rules, but not because they are critical.',
        ],
      },
      {
        heading: 'Complaints and unlawful content',
        paragraphs: [
          'Report content to the Grievance Officer: [name], [address], Indore; [e-mail]; [telephone]; all placeholders. Say where the content is and what is wrong with it. We intend to acknowledge complaints within 24 hours and to resolve them within 15 days, or sooner where the rules for intermediaries, or a lawful order, require. Complaints by consumers are answered within one month.',
        ],
      },
      {
        heading: 'Our responsibility',
        paragraphs: [
          'We take reasonable care in running the website but do not promise that it is free of errors or always available. To the extent the law permits, we are not liable for the acts of other users, for a transaction between them, or for indirect loss. Our liability for a paid service is limited to what was paid for it in the preceding twelve months. Nothing here excludes liability that cannot be excluded by law, or takes away the rights of consumers.',
        ],
      },
      {
        heading: 'Law, courts and changes',
        paragraphs: [
          'These terms are governed by the laws of India. The courts at Indore, Madhya Pradesh, have jurisdiction, without limiting the forum that consumer or real-estate law gives you. The parties will first try for 30 days to settle a dispute by correspondence.',
          'We may change these terms for the future. The current text and its date stand on this page, and changes that matter to paying customers are announced by e-mail at least 15 days ahead. If one term is invalid, the others remain.',
        ],
      },
    ],
  },
  disclaimer: {
    title: 'Disclaimer',
    sections: [
      {
        heading: 'About this text',
        paragraphs: [
          'This is a template. Counsel must review and adapt it before the website is used in business. Addresses, telephone numbers and registration numbers shown on this website are placeholders until they are replaced by those of the company.',
          'In its present form the website is a demonstration. Listings, people, reviews, prices and articles have been written for it. The cities and localities are real; the houses and their owners are not.',
        ],
      },
      {
        heading: 'General information only',
        paragraphs: [
          'The contents of this website are meant to inform. They are not an offer, an invitation to subscribe, a prospectus, a valuation, or legal, tax, engineering, lending or investment advice. Nothing here is part of a contract unless a signed agreement says so.',
          'Before you pay, sign or borrow, have title, approvals, measurements and taxes examined by an advocate, an architect or engineer, and a chartered accountant of your choice. Visit the property, more than once, and at different hours.',
        ],
      },
      {
        heading: 'Listings by others',
        paragraphs: [
          'Descriptions, prices and photographs may come from owners, developers and agents. Their listings are published as they were written, without our having visited the property or checked its papers, and we do not warrant that they are complete, correct or current. A property may be sold, let, withdrawn or repriced without notice. “Featured” marks a promoted place and says nothing about quality or title.',
        ],
      },
      {
        heading: 'RERA',
        paragraphs: [
          'Projects that must be registered under the Real Estate (Regulation and Development) Act, 2016 may be advertised only with their registration. Where a registration number is shown, verify it on the website of the authority of the state: MahaRERA for Maharashtra and MP RERA for Madhya Pradesh. Compare the promoter, the phase, the sanctioned plan, the carpet area and the completion date.',
          'Registration of a project or of an agent is not an endorsement by the authority. Where a listing and the entry in the register differ, the register and the agreement for sale should guide you. Tell us, and we will correct or remove the listing.',
        ],
      },
      {
        heading: 'Areas and measurements',
        paragraphs: [
          'Areas are approximate, and may be stated as carpet, built-up, saleable or plot area. If a listing does not say which, ask before comparing. Square metres are converted at 1 sq m to 10.764 sq ft and rounded. Only the carpet area defined by law and stated in a registered agreement should be relied on for an apartment, and only a survey for land.',
          'Plans and distances are not to scale unless they say so. Travel times depend on the hour and the season.',
        ],
      },
      {
        heading: 'Prices, costs and statistics',
        paragraphs: [
          'Prices are in Indian rupees, and normally leave out stamp duty, registration, GST where due, parking, club and legal charges, deposits and maintenance, unless the listing includes them. Guideline values, duties and taxes change, sometimes from one day to the next, and the registrar’s figure on the day decides.',
          'Figures about the company, such as numbers of properties, clients, years or ratings, are demonstration content and have not been audited. Years of experience are meant as the combined experience of the team. Market figures in articles are examples or impressions of our desk, not surveys.',
        ],
      },
      {
        heading: 'EMI examples and returns',
        paragraphs: [
          'The instalment calculator works with the amount, interest rate and term you enter or see, assumes equal monthly payments and a rate that does not change, and leaves out fees and insurance. For instance, ₹50,00,000 over 20 years at 8.5 per cent a year gives about ₹43,391 a month. It is arithmetic and not an offer of credit. Your lender decides on eligibility, rate and terms.',
          'Rental yields and growth in articles and listings are illustrations. Values and rents can fall, properties can stand empty, and the past does not determine the future. No return is assured by us.',
        ],
      },
      {
        heading: 'Pictures',
        paragraphs: [
          'All pictures in this demonstration are computer renders of invented places, made for this website. They do not show the property of any listing. In real use, photographs may have been taken at a favourable hour and with a wide lens; furniture, plants and views are not part of the sale unless the agreement lists them; and images of unbuilt projects are the designer’s impression.',
        ],
      },
      {
        heading: 'Buyers abroad',
        paragraphs: [
          'The website is directed to readers who may lawfully use it where they live. Persons resident outside India are subject to exchange control, may not buy certain kinds of land, and have obligations to report and deduct tax in India and at home. Addresses in the USA do not mean that a property or an interest in one is offered as a security, or that brokerage of property in the USA is offered there.',
        ],
      },
      {
        heading: 'Links, availability and liability',
        paragraphs: [
          'Links lead to websites of others, for which we are not responsible. Payments are handled by Razorpay, and conversations on WhatsApp by that service. We do not promise that this website is uninterrupted or free of errors.',
          'To the extent the law permits, we accept no liability for loss arising from reliance on this website without independent verification. Rights that the law gives to consumers and to allottees of real-estate projects are not affected. The Terms and Conditions apply in addition, and the courts at Indore have jurisdiction as described there.',
        ],
      },
      {
        heading: 'Corrections',
        paragraphs: [
          'If you find an error, write to [e-mail, placeholder] with the address of the page. We aim to correct factual errors within three working days and to say in an article what was changed.',
        ],
      },
    ],
  },
};
