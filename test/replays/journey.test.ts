import path from 'node:path';
import { replayedJourney } from '../support/replayedJourney';

// written by npm run replay; change it as the journey's promise changes
const journey = replayedJourney(path.resolve(__dirname, './journey.json'));

it('replays with no difference', () => {
  expect(journey.differing).toEqual([]);
});

describe('at /properties', () => {
  it('4. does favourites/favouritesRestored', () => journey.expectState(4, 'favourites › loadStatus', 'known'));
  it('5. splash starts as dark', () => journey.expectMachine(5, 'splash', 'dark'));
  it('6. splash: SKIPPED leads to gone', () => journey.expectMachine(6, 'splash', 'gone'));
  it('7. does splash/ended', () => journey.expectState(7, 'splash › ended', true));
});

describe('at /properties?search=«search 1»', () => {
  it('15. goes to /properties?search=«search 1»', () =>
    journey.expectStep(15, 'route/changed /properties?search=«search 1»'));
  it('21. does session/loginRequired', () => journey.expectState(21, 'auth › asked', 'login'));
  it('22. authDialog starts as login.idle', () => journey.expectMachine(22, 'authDialog', 'login.idle'));
  it('23. authDialog: SUBMITTED leads to login.submitting', () =>
    journey.expectMachine(23, 'authDialog', 'login.submitting'));
  it('25. logIn is refused', () => journey.expectStep(25, 'api/executeMutation/rejected logIn'));
  it('26. authDialog: the failure leads to login.refused', () =>
    journey.expectMachine(26, 'authDialog', 'login.refused'));
  it('27. authDialog: SUBMITTED leads to login.submitting', () =>
    journey.expectMachine(27, 'authDialog', 'login.submitting'));
  it('29. logIn is answered', () => journey.expectStep(29, 'api/executeMutation/fulfilled logIn'));
  it('30. does session/loggedIn', () => {
    journey.expectState(30, 'session › token', '«secret 1»');
    journey.expectState(30, 'session › username', '«username 1»');
  });
  it('32. authDialog: the answer leads to closed', () => journey.expectMachine(32, 'authDialog', 'closed'));
  it('33. does auth/dialogClosed', () => journey.expectState(33, 'auth › asked', null));
});

describe('at /property-form', () => {
  it('39. goes to /property-form', () => journey.expectStep(39, 'route/changed /property-form'));
  it('48. propertyForm starts as empty', () => journey.expectMachine(48, 'propertyForm', 'empty'));
  it('49. photoList starts as shut', () => journey.expectMachine(49, 'photoList', 'shut'));
  it('50. propertyForm: TYPED leads to changed', () => journey.expectMachine(50, 'propertyForm', 'changed'));
  it('58. photo 1 starts as waiting', () =>
    journey.expectMachine(58, 'photo/334ec153-3e06-47ac-b6a9-541de8ffb2e0', 'waiting'));
  it('59. photo 2 starts as waiting', () =>
    journey.expectMachine(59, 'photo/e5e5af39-530d-4e16-ab5f-01a8bc2a12db', 'waiting'));
  it('65. propertyForm: waiting (pause) leads to saving', () => journey.expectMachine(65, 'propertyForm', 'saving'));
  it('67. beginDraft is answered', () => journey.expectStep(67, 'api/executeMutation/fulfilled beginDraft'));
  it('71. propertyForm: the answer leads to saved', () => journey.expectMachine(71, 'propertyForm', 'saved'));
  it('72. photoList: OPENED leads to open', () => journey.expectMachine(72, 'photoList', 'open'));
  it('75. photo 1: TURN leads to sending', () =>
    journey.expectMachine(75, 'photo/334ec153-3e06-47ac-b6a9-541de8ffb2e0', 'sending'));
  it('76. photo 2: TURN leads to sending', () =>
    journey.expectMachine(76, 'photo/e5e5af39-530d-4e16-ab5f-01a8bc2a12db', 'sending'));
  it('87. addImage is answered', () => journey.expectStep(87, 'api/executeMutation/fulfilled addImage'));
  it('88. photo 1: ARRIVED leads to there', () =>
    journey.expectMachine(88, 'photo/334ec153-3e06-47ac-b6a9-541de8ffb2e0', 'there'));
  it('92. addImage is answered', () => journey.expectStep(92, 'api/executeMutation/fulfilled addImage'));
  it('93. photo 2: ARRIVED leads to there', () =>
    journey.expectMachine(93, 'photo/e5e5af39-530d-4e16-ab5f-01a8bc2a12db', 'there'));
  it('98. saveProperty is answered', () => journey.expectStep(98, 'api/executeMutation/fulfilled saveProperty'));
  it('104. propertyForm: SUBMITTED leads to posting.publishing', () =>
    journey.expectMachine(104, 'propertyForm', 'posting.publishing'));
  it('106. publishProperty is answered', () =>
    journey.expectStep(106, 'api/executeMutation/fulfilled publishProperty'));
  it('109. propertyForm: the answer leads to posted', () => journey.expectMachine(109, 'propertyForm', 'posted'));
  it('110. photoList ends as open', () => journey.expectMachine(110, 'photoList', 'open'));
  it('111. photo 1 ends as there', () =>
    journey.expectMachine(111, 'photo/334ec153-3e06-47ac-b6a9-541de8ffb2e0', 'there'));
  it('112. photo 2 ends as there', () =>
    journey.expectMachine(112, 'photo/e5e5af39-530d-4e16-ab5f-01a8bc2a12db', 'there'));
});

describe('at /properties/47', () => {
  it('119. goes to /properties/47', () => journey.expectStep(119, 'route/changed /properties/47'));
  it('127. countView is answered', () => journey.expectStep(127, 'api/executeMutation/fulfilled countView'));
});

describe('at /packages', () => {
  it('128. goes to /packages', () => journey.expectStep(128, 'route/changed /packages'));
  it('132. checkout starts as ordering', () => journey.expectMachine(132, 'checkout', 'ordering'));
  it('135. createOrder is answered', () => journey.expectStep(135, 'api/executeMutation/fulfilled createOrder'));
  it('136. checkout: the answer leads to askingBilled', () => journey.expectMachine(136, 'checkout', 'askingBilled'));
  it('139. checkout: the answer leads to paying', () => journey.expectMachine(139, 'checkout', 'paying'));
  it('142. payInSandbox is answered', () => journey.expectStep(142, 'api/executeMutation/fulfilled payInSandbox'));
  it('143. checkout: the answer leads to verifying', () => journey.expectMachine(143, 'checkout', 'verifying'));
  it('145. verifyPayment is answered', () => journey.expectStep(145, 'api/executeMutation/fulfilled verifyPayment'));
  it('149. checkout: the answer leads to paid', () => journey.expectMachine(149, 'checkout', 'paid'));
});
