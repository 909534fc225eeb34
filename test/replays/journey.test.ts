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

describe('at /properties?search=villa+in+Pune+under+9+cr', () => {
  it('15. goes to /properties?search=villa+in+Pune+under+9+cr', () =>
    journey.expectStep(15, 'route/changed /properties?search=villa+in+Pune+under+9+cr'));
  it('20. does session/loginRequired', () => journey.expectState(20, 'auth › asked', 'login'));
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
  it('38. goes to /property-form', () => journey.expectStep(38, 'route/changed /property-form'));
  it('48. propertyForm starts as empty', () => journey.expectMachine(48, 'propertyForm', 'empty'));
  it('49. photoList starts as shut', () => journey.expectMachine(49, 'photoList', 'shut'));
  it('50. propertyForm: TYPED leads to changed', () => journey.expectMachine(50, 'propertyForm', 'changed'));
  it('59. photo 1 starts as waiting', () =>
    journey.expectMachine(59, 'photo/b691b534-b046-432a-8b7c-ba3b74dd94cf', 'waiting'));
  it('60. photo 2 starts as waiting', () =>
    journey.expectMachine(60, 'photo/f47000b6-be61-4ddc-948b-846f9f6c31f2', 'waiting'));
  it('65. propertyForm: waiting (pause) leads to saving', () => journey.expectMachine(65, 'propertyForm', 'saving'));
  it('67. beginDraft is answered', () => journey.expectStep(67, 'api/executeMutation/fulfilled beginDraft'));
  it('71. propertyForm: the answer leads to saved', () => journey.expectMachine(71, 'propertyForm', 'saved'));
  it('72. photoList: OPENED leads to open', () => journey.expectMachine(72, 'photoList', 'open'));
  it('75. photo 1: TURN leads to sending', () =>
    journey.expectMachine(75, 'photo/b691b534-b046-432a-8b7c-ba3b74dd94cf', 'sending'));
  it('76. photo 2: TURN leads to sending', () =>
    journey.expectMachine(76, 'photo/f47000b6-be61-4ddc-948b-846f9f6c31f2', 'sending'));
  it('86. addImage is answered', () => journey.expectStep(86, 'api/executeMutation/fulfilled addImage'));
  it('87. photo 2: ARRIVED leads to there', () =>
    journey.expectMachine(87, 'photo/f47000b6-be61-4ddc-948b-846f9f6c31f2', 'there'));
  it('91. addImage is answered', () => journey.expectStep(91, 'api/executeMutation/fulfilled addImage'));
  it('92. photo 1: ARRIVED leads to there', () =>
    journey.expectMachine(92, 'photo/b691b534-b046-432a-8b7c-ba3b74dd94cf', 'there'));
  it('97. saveProperty is answered', () => journey.expectStep(97, 'api/executeMutation/fulfilled saveProperty'));
  it('104. propertyForm: SUBMITTED leads to posting.publishing', () =>
    journey.expectMachine(104, 'propertyForm', 'posting.publishing'));
  it('106. publishProperty is answered', () =>
    journey.expectStep(106, 'api/executeMutation/fulfilled publishProperty'));
  it('109. propertyForm: the answer leads to posted', () => journey.expectMachine(109, 'propertyForm', 'posted'));
  it('110. photoList ends as open', () => journey.expectMachine(110, 'photoList', 'open'));
  it('111. photo 1 ends as there', () =>
    journey.expectMachine(111, 'photo/b691b534-b046-432a-8b7c-ba3b74dd94cf', 'there'));
  it('112. photo 2 ends as there', () =>
    journey.expectMachine(112, 'photo/f47000b6-be61-4ddc-948b-846f9f6c31f2', 'there'));
});

describe('at /properties/47', () => {
  it('117. goes to /properties/47', () => journey.expectStep(117, 'route/changed /properties/47'));
});

describe('at /packages', () => {
  it('123. goes to /packages', () => journey.expectStep(123, 'route/changed /packages'));
  it('128. checkout starts as ordering', () => journey.expectMachine(128, 'checkout', 'ordering'));
  it('130. createOrder is answered', () => journey.expectStep(130, 'api/executeMutation/fulfilled createOrder'));
  it('131. checkout: the answer leads to askingBilled', () => journey.expectMachine(131, 'checkout', 'askingBilled'));
  it('135. checkout: the answer leads to paying', () => journey.expectMachine(135, 'checkout', 'paying'));
  it('137. payInSandbox is answered', () => journey.expectStep(137, 'api/executeMutation/fulfilled payInSandbox'));
  it('138. checkout: the answer leads to verifying', () => journey.expectMachine(138, 'checkout', 'verifying'));
  it('140. verifyPayment is answered', () => journey.expectStep(140, 'api/executeMutation/fulfilled verifyPayment'));
  it('144. checkout: the answer leads to paid', () => journey.expectMachine(144, 'checkout', 'paid'));
});
