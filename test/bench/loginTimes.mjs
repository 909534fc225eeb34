import { median } from './load.mjs';

/** Milliseconds of a refused login, each from its own address. */
async function refusedLogin(address, username, number) {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': `10.1.${number >> 8}.${number & 255}` };
  const from = performance.now();
  const answer = await fetch(`${address}/api/auth/login/`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ username, password: 'not this one' }),
  });
  await answer.text();
  if (answer.status !== 400) throw new Error(`a wrong login was answered with ${answer.status}`);
  return performance.now() - from;
}

/** R25: the time of a refusal does not reveal whether a name is known. The server must trust a proxy's addresses. */
export async function loginTimes(address, rounds = 200) {
  const times = { known: [], unknown: [] };
  for (let number = -20; number < rounds; number += 1) {
    // alternating; the first few are a warm-up
    for (const kind of number % 2 ? ['known', 'unknown'] : ['unknown', 'known']) {
      const took = await refusedLogin(address, kind === 'known' ? 'owner' : 'nobody', number + 20);
      if (number >= 0) times[kind].push(took);
    }
  }
  const [known, unknown] = [median(times.known), median(times.unknown)];
  const apart = Math.abs(known - unknown) / Math.max(known, unknown);
  return [
    {
      line: 'R25',
      what: `a refused login, ${rounds} each`,
      figure: `known ${known.toFixed(1)} ms, unknown ${unknown.toFixed(1)} ms, ${(apart * 100).toFixed(1)} % apart`,
      holds: apart < 0.05,
    },
  ];
}
