import { expect, open, test, tokenOf } from './support/journey';
import { cut, follow } from './support/reading';

test('the home page’s about teaser links to the about page, which shows the story since 2025, mission, figures, values, people and a client; its buttons work', async ({
  page,
  request,
  address,
}) => {
  await open(page, '/');
  const teaser = page.getByRole('region', { name: 'Sales, architecture and legal under one roof' });
  for (const [figure, what] of [
    ['500+', 'Properties Sold'],
    ['1000+', 'Happy Clients'],
    ['25+', 'Years Experience'],
  ] as const)
    await expect(teaser.locator('dl > div').filter({ hasText: what }).locator('dd')).toHaveText(figure);
  const picture = await teaser.locator('img').getAttribute('src');
  await teaser.getByRole('link', { name: 'Learn More About Us' }).click();
  await expect(page).toHaveURL(/\/about$/);
  await expect(page.locator('main header img')).toHaveAttribute('src', picture ?? '');

  const main = page.locator('main');
  await expect(main.getByText('Founded in 2025')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Our story' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Our mission' })).toBeVisible();
  await expect(main.locator('dl dd')).toHaveText(['500+', '1000+', '25+', '4.9']);
  const values = page.getByRole('region', { name: 'What we stand for' }).getByRole('heading', { level: 3 });
  await expect(values).toHaveText(['Excellence', 'Trust', 'Professionalism']);
  await expect(page.getByRole('region', { name: 'Meet the team' }).getByRole('listitem')).toHaveCount(3);
  await expect(main.locator('blockquote')).toHaveCount(1);
  const buttons = ['See our properties', 'Meet us', 'Book a meeting', 'Read our reviews'];
  for (const name of buttons) {
    const to = (await main.getByRole('link', { name, exact: true }).getAttribute('href')) ?? '';
    expect([name, (await request.get(address + to.split('#')[0])).status()]).toEqual([name, 200]);
  }
  await expect(main.getByRole('button')).toHaveCount(0);
  await main.getByRole('link', { name: 'Book a meeting' }).click();
  await expect(page).toHaveURL(/\/contact#meeting$/);
});

test('each construction service has its own WhatsApp message; Request Quote opens the form with it selected, and stores an enquiry about it', async ({
  page,
  request,
  address,
  faults,
}, { project }) => {
  const name = `Quote of the ${project.name} ${Date.now()}`;
  const services = (await (await request.get(`${address}/api/construction-services/`)).json()) as {
    id: number;
    title: string;
  }[];
  const third = services[2];
  if (!third) throw new Error('there is no third service');
  await open(page, '/construction');
  const list = page.getByRole('region', { name: 'What we do' });
  await expect(list.getByRole('heading', { level: 3 })).toHaveText(services.map(({ title }) => title));
  const questions = () =>
    list
      .getByRole('link', { name: /^WhatsApp/ })
      .evaluateAll((links) =>
        links
          .map((link) => new URL((link as HTMLAnchorElement).href))
          .map(({ origin, pathname, searchParams }) => [origin + pathname, searchParams.get('text')]),
      );
  await expect
    .poll(questions)
    .toEqual(
      services.map(({ title }) => [
        'https://wa.me/910000000000',
        `Hello Aangan Estates, I have a question about ${title.toLowerCase()}.`,
      ]),
    );
  await page.getByRole('link', { name: `Request Quote for ${third.title}` }).click();
  const form = page.getByRole('region', { name: 'An itemised quote' });
  await expect(form.getByLabel('Service')).toHaveValue(String(third.id));
  await expect(form).toBeInViewport();
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Email Address').fill('quote@example.com');
  await form.getByLabel('Message').fill('Forty years old, two bathrooms, by March.');
  const restore = await cut(page, '**/api/enquiries/', faults);
  await form.getByRole('button', { name: 'Request Quote' }).click();
  await expect(form.getByRole('alert')).toContainText('We could not reach the server.');
  await expect(form.getByLabel('Message')).toHaveValue('Forty years old, two bathrooms, by March.');
  await restore();
  await form.getByRole('button', { name: 'Request Quote' }).click();
  await expect(form.getByText('Thank you. We have your message.')).toBeVisible();
  const token = await tokenOf(request, address, 'admin');
  const stored = (await (
    await request.get(`${address}/api/enquiries/?limit=100`, { headers: { authorization: `Token ${token}` } })
  ).json()) as { name: string }[];
  expect(stored.filter((enquiry) => enquiry.name === name)).toEqual([
    expect.objectContaining({ kind: 'quote', service: { id: third.id, title: third.title } }),
  ]);
});

test('built-in services are shown if services cannot be loaded', { tag: '@all' }, async ({ page, faults }) => {
  // before the page opens, which may load the services ahead
  const restore = await cut(page, '**/api/construction-services/', faults);
  await open(page, '/contact');
  await follow(page, '/construction');
  const list = page.getByRole('region', { name: 'What we do' });
  await expect(list.getByRole('heading', { level: 3 })).toHaveText([
    'House construction',
    'Interior fit-out',
    'Renovation',
    'Landscaping',
  ]);
  await expect(list.getByRole('link', { name: /^WhatsApp/ })).toHaveCount(4);
  await restore();
});
