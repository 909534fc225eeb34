import type { Agent } from '@contract/agentShape';
import { agentFacts, averageOf, repliesWithin } from './agentLabels';

const agent: Agent = {
  id: 4,
  name: 'Nila Joshi',
  phone: '',
  phone_e164: null,
  email: '',
  avatar: null,
  rera_number: '',
  languages: [],
  replies_within_minutes: null,
};

describe('what is said of an agent', () => {
  it.each([
    [0, '1 minute'],
    [1, '1 minute'],
    [25, '25 minutes'],
    [60, '1 hour'],
    [61, '2 hours'],
    [2879, '48 hours'],
    [2880, '2 days'],
    [2881, '3 days'],
  ])('first replies after %s minutes are within %s', (minutes, words) => {
    expect(repliesWithin(minutes)).toBe(`Usually replies within ${words}`);
  });

  it('names the register’s number, the languages and how soon they reply, and nothing that is not known', () => {
    expect(agentFacts(agent)).toEqual([]);
    expect(
      agentFacts({ ...agent, rera_number: 'A51000000001', languages: ['en', 'hi', 'mr'], replies_within_minutes: 9 }),
    ).toEqual(['RERA A51000000001', 'Speaks English, Hindi, and Marathi', 'Usually replies within 9 minutes']);
  });

  it('the average is that of the reviews shown, and none without a review', () => {
    expect(averageOf([])).toBeNull();
    expect(averageOf([{ rating: 5 }, { rating: 4 }, { rating: 5 }])).toBe('4.7');
  });
});
