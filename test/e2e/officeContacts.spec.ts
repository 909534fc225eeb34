import type { APIRequestContext } from '@playwright/test';
import { freshName, logInNewStaff } from './support/accounts';
import { alone } from './support/alone';
import { expectAccessible } from './support/axe';
import { expect, logIn, open, pressEnter, test } from './support/journey';

const phoneOf = (email: string) =>
  [...email.toLowerCase()].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1_000_000_000, 7) +
  9_000_000_000;

async function ask(request: APIRequestContext, address: string, name: string, email: string): Promise<number> {
  const data = {
    kind: 'contact',
    name,
    email,
    // a number of its own for each address, because the same number is the same person
    phone: `+91 ${phoneOf(email)}`,
    message: `About ${name}`,
    client_id: `person-${freshName()}`,
  };
  return ((await (await request.post(`${address}/api/enquiries/`, { data })).json()) as { id: number }).id;
}

test(
  'H23 a contact is reached from an enquiry and from the search, read, given a next step and left by keyboard alone',
  { tag: ['@desktop', '@all'] },
  async ({ page, request, address }) => {
    const tag = freshName();
    const email = `${tag}@people.example`;
    const first = await ask(request, address, `Gita ${tag}`, email);
    await ask(request, address, `Gita ${tag} again`, email.toUpperCase());
    await logIn(page, request, address, 'agent');
    await open(page, `/office/leads?open=${first}`);
    await page.getByRole('link', { name: 'Everything about this contact' }).press('Enter');
    await expect(page).toHaveURL(/[/]office[/]contacts[?]open=\d+$/);
    const contact = page.getByRole('region', { name: 'Contact details' });
    await expect(contact.getByRole('heading', { name: `Gita ${tag}`, level: 2 })).toBeVisible();
    const happened = contact.getByRole('region', { name: 'What happened' }).getByRole('listitem');
    await expect(happened).toHaveCount(2);
    await expectAccessible(page);
    await contact.getByLabel('What is next').press('KeyC');
    await page.keyboard.type('all about the loan');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Next step saved.')).toBeVisible();
    await contact.getByLabel('Write down what happened').pressSequentially('Wants a garden.');
    await pressEnter(contact.getByRole('button', { name: 'Log call' }));
    await expect(happened.first()).toContainText('Wants a garden.');
    await expect(contact.getByText('In touch', { exact: true }).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(`${address}/office/contacts`);
    await page.keyboard.press('/');
    await page.keyboard.type(tag);
    const dialog = page.getByRole('dialog', { name: 'Search the office' });
    const group = dialog.getByRole('heading', { name: 'Contacts' }).locator('..');
    await expect(group.getByRole('link')).toHaveCount(1);
    await group.getByRole('link').press('Enter');
    await expect(contact.getByRole('heading', { name: `Gita ${tag}`, level: 2 })).toBeVisible();
    await expect(contact.getByLabel('What is next')).toHaveValue(/^[cC]all about the loan$/);
  },
);

test(
  'a WhatsApp template is edited under Settings, refused with an unknown placeholder, and filled in for a lead',
  { tag: ['@all', '@desktop'] },
  async ({ page, request, address }) => {
    const tag = freshName();
    const id = await ask(request, address, `Hema ${tag}`, `${tag}@people.example`);
    await logInNewStaff(page, request, address, 'superuser');
    await alone(address, 'settings', async () => {
      await open(page, '/office/settings');
      await page.getByLabel('Name of template 3').fill(tag);
      await page.getByLabel('Text of template 3').fill('Hello {surname}, it is {company}.');
      await page.getByRole('button', { name: 'Save settings' }).click();
      await expect(page.getByText(`“${tag}”: {surname} is not recognised.`)).toBeVisible();
      await page.getByLabel('Text of template 3').fill('Hello {name}, it is {company}.');
      await page.getByRole('button', { name: 'Save settings' }).click();
      await expect(page.getByText('Saved. It’s live on the site.')).toBeVisible();
      await expectAccessible(page);
      await open(page, `/office/leads?open=${id}`);
      await page.getByLabel('WhatsApp template').selectOption(tag);
      await expect(page.getByRole('link', { name: 'Open WhatsApp' })).toHaveAttribute(
        'href',
        `https://wa.me/91${phoneOf(`${tag}@people.example`)}?text=${encodeURIComponent(`Hello Hema ${tag}, it is Aangan Estates.`)}`,
      );
      await open(page, '/office/settings');
      await page.getByLabel('Name of template 3').fill('');
      await page.getByLabel('Text of template 3').fill('');
      await page.getByRole('button', { name: 'Save settings' }).click();
      await expect(page.getByText('Saved. It’s live on the site.')).toBeVisible();
    });
  },
);
