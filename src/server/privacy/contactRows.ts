import * as messages from '@messages/server/privacy';
import sql from 'sql-template-tag';
import {
  type PersonalRows,
  anyOf,
  byAccount,
  erasedName,
  fileRows,
  listings,
  none,
  nothing,
  opened,
  sender,
  sent,
} from './personalRows';

/** What a person and we wrote to each other. */
export const contactRows: readonly PersonalRows[] = [
  ...fileRows(
    'leads',
    'enquiries-from-files',
    (person, row) => sql`${row}.subject_id in (select e.id from enquiry e where ${sender(person, sql`e`)})`,
  ),
  {
    table: 'imported_enquiry',
    of: sent,
    personal: ['reference'],
    export: { file: 'enquiries-references', order: ['enquiry_id'] },
    erase: 'delete',
  },
  {
    table: 'consent',
    of: (person) => sql`(${byAccount(person)} or ${sent(person)}
      or t.subscriber_id in (select id from newsletter_subscriber where lower(email) = ${anyOf(person.addresses)})
      or t.saved_search_id in (select s.id from saved_search s left join search_subscriber v on v.id = s.subscriber_id
        where s.account_id = ${person.accountId} or lower(v.email) = ${anyOf(person.addresses)}))`,
    personal: [],
    export: { file: 'consents', beside: ['purpose', 'policy', 'given_at', 'withdrawn_at'], order: ['id'] },
    erase: 'delete',
  },
  {
    table: 'newsletter_subscriber',
    of: ({ addresses }) => sql`lower(t.email) = ${anyOf(addresses)}`,
    personal: ['email', 'token_hash'],
    export: { file: 'newsletter', beside: ['created_at', 'confirmed_at'], without: ['token_hash'], order: ['id'] },
    erase: 'delete',
  },
  {
    table: 'newsletter_recipient',
    of: ({ recipientHashes }) => sql`t.address_hash = ${anyOf(recipientHashes)}`,
    personal: ['address_hash'],
    export: {
      file: 'newsletters-received',
      beside: ['newsletter_id'],
      without: ['address_hash'],
      order: ['newsletter_id'],
    },
    erase: 'delete',
  },
  {
    table: 'bounced_address',
    of: ({ addresses }) => sql`t.address = ${anyOf(addresses)}`,
    personal: ['address', 'reason'],
    export: { file: 'emails-that-came-back', beside: ['at'], order: ['at'] },
    erase: 'delete',
  },
  {
    table: 'mail',
    of: ({ addresses }) => sql`lower(t.recipient) = ${anyOf(addresses)}`,
    personal: ['recipient', 'reply_to', 'in_reply_to', 'subject', 'body', 'calendar', 'html', 'unsubscribe', 'failure'],
    export: {
      file: 'emails',
      beside: ['id', 'created_at', 'sent_at'],
      // a sealed text holds a link that opens the account
      as: {
        body: sql`case when t.sealed then '' else t.body end`,
        calendar: sql`case when t.sealed then '' else t.calendar end`,
      },
      // the address of somebody else
      without: ['unsubscribe', 'reply_to', 'in_reply_to'],
      order: ['id'],
    },
    erase: 'delete',
  },
  {
    table: 'enquiry_message',
    of: sent,
    personal: ['body', 'author_name', 'sent_from', 'message_id', 'left_out'],
    export: {
      file: 'enquiries-conversation',
      beside: ['enquiry_id', 'kind', 'created_at'],
      without: ['author_name', 'sent_from'],
      order: ['id'],
    },
    erase: 'delete',
  },
  {
    // in the conversation of somebody else
    table: 'enquiry_message',
    of: ({ addresses }) => sql`t.sent_from <> '' and t.sent_from = ${anyOf(addresses)}`,
    personal: ['body', 'author_name', 'sent_from', 'message_id', 'left_out'],
    export: {
      file: 'emails-to-us',
      beside: ['created_at'],
      without: ['sent_from'],
      order: ['id'],
    },
    erase: 'delete',
  },
  {
    table: 'enquiry_message',
    of: ({ accountId }) => sql`t.author_id = ${accountId}`,
    personal: ['author_name'],
    export: { withheld: messages.notesAreAboutOthers },
    erase: { set: { author_name: sql`'A former colleague'` } },
  },
  {
    table: 'enquiry_note',
    of: byAccount,
    personal: ['notes'],
    export: { file: 'enquiries-own-notes', beside: ['enquiry_id', 'changed_at'], order: ['enquiry_id'] },
    erase: 'delete',
  },
  {
    table: 'enquiry_opening',
    of: byAccount,
    personal: [],
    export: { file: 'enquiries-opened', beside: ['enquiry_id', 'opened_at'], order: ['enquiry_id'] },
    erase: { kept: messages.itCountsWhatAPaidPackageGave },
  },
  {
    table: 'enquiry',
    of: ({ accountId }) => sql`t.owner_id = ${accountId}`,
    personal: ['property_title', 'search'],
    export: {
      file: 'enquiries-received',
      beside: [
        'id',
        'kind',
        'owner_state',
        'owner_state_at',
        'property_id',
        'name',
        'message',
        'preferred_at',
        'created_at',
      ],
      as: { email: opened(sql`t.email`), phone: opened(sql`t.phone`), phone_e164: opened(sql`t.phone_e164`) },
      without: ['search'],
      order: ['id'],
    },
    // a trigger computes `search` from the others
    erase: { set: { property_title: nothing, search: none } },
  },
  {
    table: 'enquiry',
    of: (person) => sql`t.property_id in ${listings(person)}`,
    personal: ['property_title', 'search'],
    export: { withheld: messages.enquiriesToUsAreOfOthers },
    erase: { set: { property_title: nothing, search: none } },
  },
  {
    table: 'enquiry',
    of: ({ accountId }) => sql`t.assignee_id = ${accountId}`,
    personal: [],
    export: { withheld: messages.enquiriesAreTheirSenders },
    erase: { set: { assignee_id: none } },
  },
  {
    table: 'enquiry',
    of: (person) => sender(person, sql`t`),
    personal: ['name', 'email', 'phone', 'phone_e164', 'message', 'source', 'property_title', 'search'],
    export: {
      file: 'enquiries-sent',
      beside: ['id', 'kind', 'state', 'property_id', 'service_id', 'preferred_at', 'created_at'],
      without: ['search'],
      order: ['id'],
    },
    erase: {
      set: {
        name: sql`${erasedName}`,
        email: nothing,
        phone: nothing,
        phone_e164: none,
        message: nothing,
        source: none,
        property_title: nothing,
        search: none,
        preferred_at: none,
        account_id: none,
        state: sql`'closed'`,
        response_due_at: none,
      },
    },
  },
  {
    table: 'meeting',
    of: (person) => sql`t.property_id in ${listings(person)}`,
    personal: ['property_title'],
    export: { withheld: messages.meetingsAreTheirVisitors },
    erase: { set: { property_title: nothing } },
  },
  {
    table: 'meeting',
    of: byAccount,
    personal: ['topic', 'phone', 'phone_e164', 'property_title', 'link', 'timezone'],
    export: {
      file: 'meetings',
      beside: ['id', 'kind', 'status', 'starts_at', 'ended', 'property_id', 'confirmed_at', 'created_at'],
      order: ['id'],
    },
    erase: {
      set: {
        topic: nothing,
        phone: nothing,
        phone_e164: none,
        property_title: nothing,
        link: nothing,
        timezone: sql`'Asia/Kolkata'`,
      },
    },
  },
  {
    table: 'api_key',
    of: ({ accountId }) => sql`t.created_by = ${accountId}`,
    personal: [],
    export: { withheld: messages.keysAreTheAgencys },
    erase: { set: { created_by: none } },
  },
  {
    table: 'problem_report',
    of: ({ accountId }) => sql`t.handled_by = ${accountId}`,
    personal: [],
    export: { withheld: messages.reportsAreTheirSenders },
    erase: { set: { handled_by: none } },
  },
  {
    table: 'problem_report',
    of: (person) => sender(person, sql`t`),
    personal: ['message', 'email', 'error', 'page', 'browser', 'viewport', 'recording'],
    export: {
      file: 'problem-reports',
      beside: ['id', 'kind', 'build', 'steps', 'created_at', 'handled_at'],
      // bytes of gzip
      as: { recording: sql`encode(t.recording, 'base64')` },
      order: ['id'],
    },
    erase: 'delete',
  },
  {
    table: 'review',
    of: byAccount,
    personal: ['review', 'name', 'role', 'property', 'rejected_because', 'reply'],
    export: { file: 'reviews', beside: ['id', 'rating', 'state', 'created_at', 'replied_at'], order: ['id'] },
    erase: 'delete',
  },
];
