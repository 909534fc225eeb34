/** How a promise is proved that no test can cover; `uncovered.ts` verifies that it exists. */
export type Proof = 'npm run bench' | 'npm test';

/**
 * The product's promises by number. The number of a promise starts the names of its tests (`R8 …`); where only a
 * benchmark can prove it, or the command itself, that command is its proof. `npm run test:resilience` ends with this
 * table.
 */
export const numberedPromises: readonly (readonly [number: string, promise: string, proof?: Proof])[] = [
  ['S1', 'A route’s first load needs at most 45 kB of our own code on /, 35 kB elsewhere (brotli)'],
  [
    'S2',
    'Lighthouse on a phone: performance 95 or more, other categories 100; no layout shift; largest paint within 1.25× of a bare page',
  ],
  ['S3', 'Pages are complete without scripts: text, titles, descriptions, canonical addresses, previews, links'],
  ['S4', 'A change of route blocks for less than two frames at a quarter of the speed; hovered links are prefetched'],
  ['S5', 'Pictures load in the right size and best format, with reserved space, the first one first'],
  [
    'S6',
    'Search in a million listings: p95 at most 25 ms on PostgreSQL; 40 ms in 100,000 embedded; 9 of 10 typos of one letter find the word',
  ],
  [
    'S7',
    'The list call: uncached at 5× of Django REST Framework or more, cached at 9× of its cache and 0.7× of a bare server, 304 by ETag, never stale for 250 ms',
  ],
  ['S8', 'Cached pages at half of a static file’s rate or more, uncached at 0.12×'],
  ['S9', 'Starts within 3 s on an existing database; at rest at most 450 MB embedded, 200 MB on PostgreSQL'],

  [
    'S10',
    'The map in a million listings: p95 at most 25 ms on PostgreSQL, 40 ms in 100,000 embedded; panning blocks for less than two frames',
  ],
  ['S11', 'A sentence is read in a millisecond', 'npm run bench'],
  [
    'S12',
    '10,000 saved searches are matched against 1,000 new listings in 30 s; twice the searches take at most 2.2 times as long',
    'npm run bench',
  ],
  [
    'S13',
    'Every list of the office and its filters: p95 at most 30 ms with a million enquiries and 100,000 payments',
    'npm run bench',
  ],
  [
    'S14',
    'The office, the map and the tour add nothing to a visitor’s first load: at most 120, 30 and 45 kB of their own',
  ],
  ['S15', 'Recording takes at most 2 % of the main thread’s time and 5 MB per session; off, it takes nothing'],
  [
    'S16',
    'A first load takes at most half of the main thread’s time that it took at commit 7f2fe7d, and hardly blocks it longer than the page without scripts',
  ],

  ['H1', 'Going back restores results, page and scroll position; new pages start at the top'],
  ['H2', 'Filters, order and page are in the address'],
  ['H3', 'An empty search does not navigate'],
  ['H4', 'Loading content has reserved space'],
  ['H5', 'Hearts and stars change at once and revert when rejected'],
  ['H6', 'A half-written listing survives a reload, the login and a closed tab; leaving it shows a warning'],
  ['H7', 'A rejected field gets the focus and says why'],
  ['H8', 'Each photo shows its progress, can be cancelled and retried; the order changes by drag, keys and tap'],
  ['H9', 'The login dialog traps the focus, closes on Escape, restores the focus'],
  ['H10', 'After login the visitor returns to where they were, on this site only'],
  ['H11', 'The hero can be paused, and does not move with reduced motion'],
  ['H12', 'The gallery moves by arrows and swipes, wraps around, and shows its position'],
  ['H13', 'Targets are large enough, and the bar never hides a focused element'],
  ['H14', 'Failures say so and offer a retry; a missing listing offers similar ones'],
  ['H15', 'A lost connection is shown within a second and recovers by itself'],
  ['H16', 'Pay cannot be clicked twice, and a closed tab finds its payment again'],
  ['H17', 'Prints show address and price, no bars'],
  ['H18', 'Sharing uses the system’s share sheet, else copies'],
  ['H19', 'Usable at 320 px, at 200 % zoom, by keyboard alone, in forced colours'],
  ['H20', 'Logging out in one tab logs out the others'],
  ['H21', 'Long operations show their progress'],
  ['H22', 'A change of route updates title and focus'],
  ['H23', 'The office is worked by keyboard alone and on a phone; the address holds filters and the open row'],
  ['H24', 'An editor never loses text: drafts are kept, and a stale save shows both versions'],
  ['H25', 'Every destructive step says what it will do, and can be undone or is confirmed by name'],
  ['H26', 'A long list keeps its place when a row changes; a bulk action says what it changed and why not the rest'],
  [
    'H27',
    'The parts of a sentence that were understood are chips that pointer and keyboard remove; typing is never corrected under the cursor',
  ],
  [
    'H28',
    'Map and list show the same; marks are buttons with names; pan and zoom by keyboard, no trap on a phone, no need of tiles',
  ],
  ['H29', 'A tour is walked by keys, drag and touch, by turning the phone only after asking, and by a list of rooms'],
  ['H30', 'Dates and times show their zone where two can differ'],
  ['H32', 'Each step of a flow (booking, visit, move, checkout, sign-up) takes the focus and stands in view'],
  ['H34', 'A page that the browser translates stays true: what changes is shown as it is now, and nothing fails'],
  [
    'H35',
    'Digits and signs of every script are read where numbers are typed; what somebody types turns no other text around',
  ],

  ['R1', '200 kills during writes on each database lose no acknowledged write and leave none half done'],
  ['R2', '50 killed first starts leave 50 databases that open'],
  [
    'R3',
    'A second process on one data folder is refused within 2 s with the reason; a dead process’s lock does not matter',
  ],
  ['R4', 'Unsafe production settings are named and refused'],
  ['R5', 'A crash during uploads leaves no row without its file, and no orphaned file for longer than an hour'],
  ['R6', 'A restored backup has equal checksums'],
  ['R7', '1,000 altered amounts, currencies and items create no order'],
  ['R8', '50 concurrent clicks on Pay create one order'],
  ['R9', 'A provider whose response is lost still has one order'],
  ['R10', 'An event delivered 100 times along with the browser’s proof is credited once'],
  ['R11', 'Of 1,000 forged or altered events none is accepted; two secrets work during a rotation'],
  ['R12', 'Events in any order lead to the same state, never backwards'],
  ['R13', 'A charge before a crash is completed after it'],
  ['R14', 'Pictures over 50 megapixels are rejected using less than 300 MB'],
  ['R15', '200 files that are not complete pictures are rejected, nothing is stored'],
  ['R16', 'Stored pictures are re-encoded: no camera metadata, no location, no trailing data'],
  ['R17', 'At most 10 MB per picture and 20 pictures per listing, exactly'],
  ['R18', 'Permissions: every call by five kinds of people, exactly as promised'],
  ['R19', 'Unknown fields change nothing'],
  ['R20', '50,000 requests generated from the contract: no failure, no response outside of it'],
  ['R21', 'sqlmap and wapiti find nothing'],
  ['R22', '150 scripts in every text field: none is executed'],
  ['R23', 'Every response has security headers, errors too'],
  ['R24', 'At most ten wrong passwords in 15 minutes; the owner can still log in elsewhere'],
  ['R25', 'An unknown name and a wrong password are indistinguishable, also by time'],
  ['R26', 'Passwords are hashed with Argon2id at 19 MiB or more, and rehashed at login when that grows'],
  ['R27', 'Passwords have 8 to 128 characters and are none of the 3,000 most common'],
  ['R28', 'A copy of the database contains nothing to log in with'],
  ['R29', 'A token ends at once by logout, a new password or a disabled account, after 7 days, after 12 idle hours'],
  ['R30', '1,000 idle connections: the p99 of other requests stays under a second'],
  ['R31', 'Requests that are too large or too deep are rejected, and the server survives'],
  ['R32', 'A stop under load fails no request and takes at most 10 s'],
  ['R33', 'PostgreSQL unreachable for a minute: 503 with Retry-After, recovery within 5 s of its return'],
  ['R34', 'A full disk: 507, reads continue, nothing half written'],
  ['R35', 'Logs contain none of 20 planted secrets'],
  ['R36', '200 attempts at redirects, path traversal or reading across origins: none succeeds'],
  ['R37', 'Every write of the office leaves exactly one audit entry, a refused one none; SQL cannot change an entry'],
  ['R38', 'Of two people who change one row, the second is refused with the current row, in 200 races'],
  [
    'R39',
    'Refunds never exceed what is left in 500 concurrent tries; ledger, provider and credit notes agree after 2,000 random operations with kills',
  ],
  ['R40', 'The second factor: codes and challenges work once, passkeys are verified, and no other way leads around it'],
  [
    'R41',
    'A newsletter reaches each confirmed subscriber once, a saved search tells each listing and each fall of its price once, and reminders of a visit come once, with kills, two processes and a clock that jumps',
  ],
  [
    'R42',
    'Links to a shared list or to documents, and those in emails that manage without a login or hold a calendar entry, have 128 bits, are hashed, revocable and not indexed; revoking one ends open pages in 30 s',
  ],
  [
    'R43',
    'Erasing an account leaves no personal data in any table, file or email, tax records aside; its export holds all of it',
  ],
  [
    'R44',
    'A recording contains no token, password, email address, phone number or message: 30 planted marks, none found',
  ],
  [
    'R45',
    'Panoramas obey the limits of pictures: 40 megapixels within the memory limit, re-encoded, 10 MB, 60 a listing',
  ],
  [
    'R46',
    'Deadlocks are tried again by the database port, rows are locked in one order, and shuffled webhooks by 24 connections bring no error and books equal to the provider’s',
  ],
  [
    'R47',
    'A credit is given once: what was credited to an upgrade is not refundable, and what was refunded is not credited, in 2,000 random purchases, upgrades and refunds',
  ],
  [
    'R48',
    'An address that nobody confirmed gets three emails a day that somebody else may have caused, of all kinds together, and none repeats what was typed; what was typed belongs to the link that is opened',
  ],
  [
    'R49',
    'Guessing is limited per account, per address and network, and over all names of an address (100 failures in 15 minutes); a limit over all addresses only slows; forms are limited by person and network, uploads by account and hour',
  ],
  [
    'R50',
    'A hostile document or picture delays nobody else’s by more than 2 s; it is refused with the page’s number once it has taken 10 s of the processor, too much memory or too much room',
  ],
  ['R51', 'Nothing that a person can type breaks storing, export or erasure; no text is cut within a character'],
  [
    'R58',
    'Recovery undoes what a thief did: second factors, recovery codes, links to lists and shared documents made since the thief’s login end, and those that somebody made before the address was proven',
  ],
  ['R59', 'Every POST that makes something makes it once for a client_id, in 200 lost answers'],
  ['R60', 'Dates in exports, reports and tax sheets are the company’s days; a tax sheet’s month equals its invoices’'],

  ['P1', '`npm test` takes at most six times as long as `npm run build`', 'npm test'],
  ['P2', 'No test fails by chance: none is tried a second time', 'npm test'],
  ['P3', 'Every promise, screen, endpoint, machine and job has a test in `npm test` that is named after it'],
];
