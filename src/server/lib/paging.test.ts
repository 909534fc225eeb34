import Fastify from 'fastify';
import { nextOffset, type PageInfo, pageHeaders } from './paging';

async function headersOf(facts: PageInfo, url = '/list/') {
  const server = Fastify();
  server.get('/list/', async (request, reply) => {
    pageHeaders(reply, request, facts);
    return [];
  });
  const { headers } = await server.inject({ url });
  await server.close();
  return headers;
}

describe('pagination headers', () => {
  it('contain the total, and mark an estimate', async () => {
    expect(await headersOf({ total: 7 })).toMatchObject({ 'x-total-count': '7' });
    expect(await headersOf({ total: 7 })).not.toHaveProperty('x-total-exact');
    expect(await headersOf({ total: 1_000, exact: false })).toMatchObject({
      'x-total-count': '1000',
      'x-total-exact': 'false',
    });
  });

  it('link to the next page with all other parameters', async () => {
    const { link } = await headersOf(
      { total: 90, nextQuery: { limit: 24, offset: 48 } },
      '/list/?type=villa&type=plot&search=a%20%26%20b&offset=24',
    );
    expect(link).toBe('</list/?type=villa&type=plot&search=a+%26+b&offset=48&limit=24>; rel="next"');
  });

  it('drop parameters that the next page does not know', async () => {
    expect(
      (await headersOf({ total: 90, nextQuery: { cursor: 'abc', offset: undefined } }, '/list/?offset=24')).link,
    ).toBe('</list/?cursor=abc>; rel="next"');
  });

  it('have no next link on the last page', async () => {
    expect(
      await headersOf({ total: 90, nextQuery: nextOffset({ limit: 24, offset: 72, total: 90 }) }),
    ).not.toHaveProperty('link');
    expect(nextOffset({ limit: 10, offset: 0, total: 10 })).toBeNull();
    expect(nextOffset({ limit: 10, offset: 0, total: 11 })).toEqual({ limit: 10, offset: 10 });
  });

  it('encode the visitor’s input', async () => {
    const { link } = await headersOf({ total: 9, nextQuery: { offset: 3 } }, '/list/?a=%3E%0d%0aset-cookie:x');
    expect(link).toBe('</list/?a=%3E%0D%0Aset-cookie%3Ax&offset=3>; rel="next"');
  });
});
