import autocannon from 'autocannon';

const headers = { 'accept-encoding': 'br', accept: 'text/html' };

/** Requests a second over `seconds`, from 16 connections; `fresh` gives every request an address of its own. */
async function rate(url, seconds, fresh = false) {
  let number = 0;
  const { pathname } = new URL(url);
  const { requests, errors, non2xx } = await autocannon({ url, connections: 16, duration: seconds, headers, ...(fresh && { requests: [{ setupRequest: (request) => ({ ...request, path: `${pathname}?from=${(number += 1)}` }) }] }) });
  if (errors + non2xx > 0) throw new Error(`${url}: ${errors} errors, ${non2xx} refusals`);
  return requests.average;
}

/** S8: pages from memory and drawn afresh beside a file that is served as it lies, packed before. */
export async function pageRate(address, seconds) {
  const script = /\/assets\/main\.\w+\.js/.exec(await (await fetch(address)).text())?.[0];
  if (!script) throw new Error('the page names no script');
  const file = await rate(address + script, seconds);
  const figures = [];
  for (const page of ['/', '/properties', '/properties/45']) {
    await rate(address + page, 1);
    const kept = await rate(address + page, seconds);
    const fresh = await rate(address + page, seconds, true);
    figures.push({ line: 'S8', what: `${page} from memory`, figure: `${kept.toFixed(0)}/s, ${(kept / file).toFixed(2)} of a static file (${file.toFixed(0)}/s)`, holds: kept / file >= 0.5 });
    figures.push({ line: 'S8', what: `${page} drawn afresh`, figure: `${fresh.toFixed(0)}/s, ${(fresh / file).toFixed(3)} of a static file`, holds: fresh / file >= 0.12 });
  }
  return figures;
}
