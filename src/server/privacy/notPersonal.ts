/** Columns with text, by table, that tell nothing about a person, and why. */
export const notPersonal: readonly { why: string; columns: Readonly<Record<string, readonly string[]>> }[] = [
  {
    why: 'a word from a fixed list, or a number of ours',
    columns: {
      consent: ['purpose', 'policy'],
      email_link: ['purpose'],
      enquiry: ['kind', 'state'],
      enquiry_message: ['kind'],
      invoice: ['series'],
      login_challenge: ['purpose'],
      meeting: ['status', 'kind', 'ended', 'calendar_id'],
      newsletter: ['state'],
      payment: ['gateway', 'status', 'add_on_ids'],
      payment_event: ['cause'],
      property: ['lifecycle', 'purpose', 'draft_reason', 'archived_reason', 'amenity_ids'],
      provider_payment: ['status'],
      review: ['state'],
      sandbox_order: ['id', 'receipt'],
      sandbox_payment: ['id', 'order_id', 'status', 'method'],
    },
  },
  {
    why: 'a random id of one request, so that repeating it does nothing',
    columns: {
      blog_post: ['client_id'],
      construction_service: ['client_id'],
      enquiry: ['client_id'],
      enquiry_message: ['client_id'],
      meeting: ['client_id'],
      newsletter: ['client_id'],
      property: ['client_id'],
      property_image: ['client_id'],
      review: ['client_id'],
      site_image: ['client_id'],
      team_member: ['client_id'],
    },
  },
  {
    why: 'published by the agency',
    columns: {
      add_on: ['name', 'description'],
      amenity: ['name'],
      blog_post: ['title', 'alt', 'category', 'excerpt', 'author', 'content', 'search'],
      city: ['name', 'slug'],
      construction_service: ['icon', 'title', 'description', 'features', 'alt'],
      content_revision: ['subject_type', 'fields'],
      newsletter: ['subject', 'content'],
      office_settings: ['saved'],
      package: ['name', 'description', 'features', 'colour', 'icon'],
      property_type: ['name', 'slug'],
      setting: ['name', 'value'],
      site_image: ['name', 'alt', 'title', 'subtitle', 'description', 'link'],
      static_page: ['page', 'title', 'alt', 'content'],
      team_member: ['name', 'role', 'text'],
    },
  },
  {
    why: 'a hash that changes every day',
    columns: { blog_read: ['visitor'], property_look: ['visitor'] },
  },
  {
    why: 'deleted after a day; the subject is a hash',
    columns: { login_failure: ['subject', 'address'] },
  },
  {
    why: 'the hash and the mean colour of a picture, deleted with it',
    columns: { media: ['hash', 'placeholder'] },
  },
  {
    why: 'words of listings; erasing removes those that no other listing has',
    columns: {
      search_place: ['word', 'ids'],
      search_variant: ['variant', 'word'],
      search_word: ['word'],
    },
  },
  {
    why: 'who of the staff did what, without names; it cannot be changed',
    columns: {
      audit_entry: ['actor_name', 'role', 'action', 'subject_type', 'subject_id', 'request_id', 'address', 'hash'],
      audit_head: ['hash'],
    },
  },
  {
    why: 'the program’s own state',
    columns: { job_run: ['name', 'counts', 'error'], lease: ['name', 'holder'], schema_step: ['id'] },
  },
];
