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
    journey.expectMachine(58, 'photo/cc78a7b2-a943-4431-95ff-140192e6b26a', 'waiting'));
  it('59. photo 2 starts as waiting', () =>
    journey.expectMachine(59, 'photo/af9799c7-42a1-4ad9-ab78-06e35c7ca7bf', 'waiting'));
  it('64. propertyForm: waiting (pause) leads to saving', () => journey.expectMachine(64, 'propertyForm', 'saving'));
  it('66. beginDraft is answered', () => journey.expectStep(66, 'api/executeMutation/fulfilled beginDraft'));
  it('70. propertyForm: the answer leads to saved', () => journey.expectMachine(70, 'propertyForm', 'saved'));
  it('71. photoList: OPENED leads to open', () => journey.expectMachine(71, 'photoList', 'open'));
  it('74. photo 1: TURN leads to sending', () =>
    journey.expectMachine(74, 'photo/cc78a7b2-a943-4431-95ff-140192e6b26a', 'sending'));
  it('75. photo 2: TURN leads to sending', () =>
    journey.expectMachine(75, 'photo/af9799c7-42a1-4ad9-ab78-06e35c7ca7bf', 'sending'));
  it('85. addImage is answered', () => journey.expectStep(85, 'api/executeMutation/fulfilled addImage'));
  it('86. photo 1: ARRIVED leads to there', () =>
    journey.expectMachine(86, 'photo/cc78a7b2-a943-4431-95ff-140192e6b26a', 'there'));
  it('91. addImage is answered', () => journey.expectStep(91, 'api/executeMutation/fulfilled addImage'));
  it('92. photo 2: ARRIVED leads to there', () =>
    journey.expectMachine(92, 'photo/af9799c7-42a1-4ad9-ab78-06e35c7ca7bf', 'there'));
  it('97. saveProperty is answered', () => journey.expectStep(97, 'api/executeMutation/fulfilled saveProperty'));
  it('103. propertyForm: SUBMITTED leads to posting.publishing', () =>
    journey.expectMachine(103, 'propertyForm', 'posting.publishing'));
  it('105. publishProperty is answered', () =>
    journey.expectStep(105, 'api/executeMutation/fulfilled publishProperty'));
  it('108. propertyForm: the answer leads to posted', () => journey.expectMachine(108, 'propertyForm', 'posted'));
  it('109. photoList ends as open', () => journey.expectMachine(109, 'photoList', 'open'));
  it('110. photo 1 ends as there', () =>
    journey.expectMachine(110, 'photo/cc78a7b2-a943-4431-95ff-140192e6b26a', 'there'));
  it('111. photo 2 ends as there', () =>
    journey.expectMachine(111, 'photo/af9799c7-42a1-4ad9-ab78-06e35c7ca7bf', 'there'));
});

describe('at /properties/47', () => {
  it('118. goes to /properties/47', () => journey.expectStep(118, 'route/changed /properties/47'));
  it('124. countView is answered', () => journey.expectStep(124, 'api/executeMutation/fulfilled countView'));
});

describe('at /packages', () => {
  it('125. goes to /packages', () => journey.expectStep(125, 'route/changed /packages'));
  it('132. checkout starts as ordering', () => journey.expectMachine(132, 'checkout', 'ordering'));
  it('134. createOrder is answered', () => journey.expectStep(134, 'api/executeMutation/fulfilled createOrder'));
  it('135. checkout: the answer leads to askingBilled', () => journey.expectMachine(135, 'checkout', 'askingBilled'));
  it('138. checkout: the answer leads to paying', () => journey.expectMachine(138, 'checkout', 'paying'));
  it('140. payInSandbox is answered', () => journey.expectStep(140, 'api/executeMutation/fulfilled payInSandbox'));
  it('141. checkout: the answer leads to verifying', () => journey.expectMachine(141, 'checkout', 'verifying'));
  it('143. verifyPayment is answered', () => journey.expectStep(143, 'api/executeMutation/fulfilled verifyPayment'));
  it('147. checkout: the answer leads to paid', () => journey.expectMachine(147, 'checkout', 'paid'));
});
