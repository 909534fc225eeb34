import { freshName } from './support/accounts';
import { expectAccessible } from './support/axe';
import { expect, open, reload, test, tokenOf } from './support/journey';
import { emailsTo } from './support/outbox';

test(
  'the link in our reply opens the conversation without a login, also after a reload; what they write comes to the office',
  { tag: '@all' },
  async ({ page, request, address }) => {
    const headers = { authorization: `Token ${await tokenOf(request, address, 'agent')}` };
    const email = `${freshName()}@people.example`;
    const form = { kind: 'contact', name: 'Asha Rao', email, message: 'Is the villa free?', client_id: freshName() };
    const { id } = (await (await request.post(`${address}/api/enquiries/`, { data: form })).json()) as { id: number };
    const ofOffice = `${address}/api/office/enquiries/${id}/`;
    const enquiry = async () =>
      (await (await request.get(ofOffice, { headers })).json()) as { version: number; messages: { text: string }[] };
    const reply = { version: (await enquiry()).version, text: 'Yes, it is.', client_id: freshName() };
    expect((await request.post(`${ofOffice}reply/`, { headers, data: reply })).status()).toBe(201);
    const link = () =>
      emailsTo(email)
        .map((text) => new RegExp(`https?://[^\\s"/]+(/my-enquiries/${id}#token=[\\w-]+)`).exec(text)?.[1])
        .find((found) => found !== undefined) ?? '';
    await expect.poll(link).not.toBe('');

    await open(page, link());
    await expect(page.getByText('Yes, it is.')).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/my-enquiries/${id}$`));
    await page.getByLabel('Write to us').fill('Is there a lift?');
    await reload(page);
    await expect(page.getByLabel('Write to us')).toHaveValue('Is there a lift?');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByText('We have your message.')).toBeVisible();
    await expectAccessible(page);
    expect((await enquiry()).messages.map(({ text }) => text)).toEqual(['Yes, it is.', 'Is there a lift?']);
  },
);
