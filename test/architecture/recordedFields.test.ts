import { personalKind } from '@app/flow/recording/personalFields';
import { personalData } from '@server/privacy/personalData';

/** Columns with personal texts that a recording may show, and why. */
const shown = new Map([
  ['title', 'of a published listing; others are hidden by their call or lifecycle'],
  ['property_title', 'the same'],
  ['description', 'the same'],
  ['location', 'a locality'],
  ['city', 'of a billing address: says little by itself'],
  ['state', 'the same, and a state of many things'],
  ['country', 'the same'],
  ['search', 'an index, which no call returns'],
  ['before', 'objects: their own fields decide'],
  ['after', 'the same'],
  ['links', 'of a delivery: addresses of pictures'],
  ['role', 'a title such as “Owner”'],
  ['roles', 'parts of the office'],
  ['property', 'a listing'],
  ['query', 'a search; its fields are those of the results’ address'],
  ['timezone', 'one of a few'],
  ['transports', 'one of a few'],
  ['method', 'one of a few'],
  ['reference', 'a number of ours'],
  ['request_key', 'a number of ours'],
  ['card_type', 'one of a few'],
  ['failure', 'a text of the program'],
  ['search_text', 'an index, which no call returns'],
  ['parking', 'of a listing'],
  ['video', 'a link of a listing, which the site shows to everyone'],
  ['rera_number', 'of a listing or an agent, which the site shows to everyone'],
  ['languages', 'of an agent, which the site shows to everyone'],
  ['status', 'a state of many things'],
  ['lines', 'of an order: its own fields decide'],
  ['receipt', 'a number of ours'],
  ['error', 'of a problem report: a text of the program'],
  ['page', 'of a problem report: an address without its secrets'],
  ['browser', 'of a problem report, which no recorded field of this name holds'],
  ['viewport', 'a size'],
  ['recording', 'a recording, which hides them'],
  ['proposals', 'of a visit: times'],
  ['hash', 'of an uploaded document, which no call returns'],
  ['plan', 'of a tour: a drawing of rooms'],
  ['unsubscribe', 'of an email, which no call returns'],
  ['reply_to', 'the same'],
  ['in_reply_to', 'the same'],
  ['message_id', 'the same'],
  ['sent_from', 'the same'],
  ['errors', 'of a row of a file: the values in them are hidden'],
  ['warnings', 'the same'],
  ['language', 'of a contact: one of a few'],
  ['zone', 'the same'],
  ['gone', 'of a merge of contacts, which no call returns'],
  ['moved', 'the same'],
  ['fields_before', 'the same'],
  ['fields_after', 'the same'],
  ['key', 'of a row of a file, which no call returns'],
  ['addresses', 'the same'],
  ['source', 'of an enquiry: what it holds is hidden by its own names'],
  ['other_names', 'of a contact: calls return them among its names'],
]);

it('every personal column of the database is hidden where a recording meets a field of its name, or is listed here', () => {
  const columns = [...new Set(personalData.flatMap(({ personal }) => personal))].filter(
    (column) => !column.endsWith('_hash') && !column.startsWith('provider_'),
  );
  const missing = columns.filter(
    (column) => !personalKind(column, { parent: '', call: undefined, isOwn: false }) && !shown.has(column),
  );
  expect(missing).toEqual([]);
});
