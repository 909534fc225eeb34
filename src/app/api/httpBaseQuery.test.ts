import { httpBaseQuery, toQueryString } from './httpBaseQuery';

/** What one request sent. */
async function sent(options: { token?: string; cookies?: string; bearer?: boolean }) {
  let seen: Request | undefined;
  const ask = httpBaseQuery({
    baseUrl: 'https://api.example',
    token: () => options.token ?? null,
    ...(options.cookies && { cookies: () => options.cookies ?? '' }),
    fetchFn: async (request) => {
      seen = request as Request;
      return new Response('[]', { headers: { 'content-type': 'application/json' } });
    },
  });
  await ask(
    '/api/properties/',
    {
      signal: new AbortController().signal,
      abort: () => undefined,
      dispatch: () => undefined as never,
      getState: () => ({}),
      extra: undefined,
      endpoint: 'x',
      type: 'query',
    },
    options.bearer ? { bearer: true } : {},
  );
  return seen;
}

it('sends the token as `Token`, and as `Bearer` for endpoints marked so', async () => {
  expect((await sent({ token: 'abc' }))?.headers.get('authorization')).toBe('Token abc');
  expect((await sent({ token: 'abc', bearer: true }))?.headers.get('authorization')).toBe('Bearer abc');
  expect((await sent({}))?.headers.get('authorization')).toBeNull();
});

it('accepts JSON, and sends the XSRF header if its cookie exists', async () => {
  const request = await sent({ cookies: 'a=b; XSRF-TOKEN=x%2Fy' });
  expect([request?.headers.get('accept'), request?.headers.get('x-xsrf-token')]).toEqual(['application/json', 'x/y']);
  expect((await sent({ cookies: 'a=b' }))?.headers.has('x-xsrf-token')).toBe(false);
});

it('repeats a parameter for each of its values and leaves out undefined ones', () => {
  expect(toQueryString({ type: ['villa', 'plot'], search: '', limit: 3, city: undefined })).toBe(
    'type=villa&type=plot&limit=3',
  );
});
