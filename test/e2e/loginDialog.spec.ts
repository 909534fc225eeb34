import { freshName, newAccount, password } from './support/accounts';
import { expect, open, test } from './support/journey';
import { bar, dialogOf } from './support/session';

test.describe('H9 the login dialog', () => {
  test(
    'H9 focuses its first field, traps the focus, closes on Escape and by its button, and restores the focus',
    { tag: '@desktop' },
    async ({ page }) => {
      await open(page, '/about');
      const opener = bar(page).getByRole('link', { name: 'Login' });
      // the focus also visits the browser's own bar, when no element of the page has it
      const isInside = () =>
        page.evaluate(
          () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
        );
      for (const close of ['Escape', 'Close']) {
        await opener.focus();
        await page.keyboard.press('Enter');
        const dialog = dialogOf(page);
        await expect(dialog.getByLabel('Username or email')).toBeFocused();
        for (let at = 0; at < 14; at += 1) {
          await page.keyboard.press(at < 9 ? 'Tab' : 'Shift+Tab');
          await expect.poll(isInside).toBe(true);
        }
        if (close === 'Escape') await page.keyboard.press('Escape');
        else await dialog.getByRole('button', { name: 'Close' }).click();
        await expect(dialog).toHaveCount(0);
        await expect(opener).toBeFocused();
      }
    },
  );

  test(
    'H9 /login opens it, closing leads back or home; it keeps typed text, takes pasted text and password managers',
    { tag: '@all' },
    async ({ page, context, request, address }) => {
      const { username } = await newAccount(request, address);
      const dialog = dialogOf(page);
      const secret = dialog.getByLabel('Password', { exact: true });
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await test.step('without a previous page, closing leads home', async () => {
        await open(page, '/login');
        await expect(dialog.getByLabel('Username or email')).toBeFocused();
        await page.keyboard.press('Escape');
        await expect(page).toHaveURL(/\/$/);
        await expect(dialog).toHaveCount(0);
      });
      await test.step('it toggles by the specification’s labels, and keeps typed text', async () => {
        await open(page, '/blog?category=luxury-living');
        // like a link on a page whose scripts are not loaded yet
        await page.evaluate(() => {
          location.href = '/login';
        });
        await expect(dialog.getByLabel('Username or email')).toBeFocused();
        await dialog.getByLabel('Username or email').fill('meera');
        await page.getByRole('button', { name: "Don't have an account? Sign Up" }).click();
        await expect(dialogOf(page, 'Sign Up').getByLabel('Username')).toHaveValue('meera');
        await expect(dialogOf(page, 'Sign Up').getByLabel('Your name')).toBeFocused();
        await page.getByRole('button', { name: 'Already have an account? Login' }).click();
        await expect(dialog.getByLabel('Email', { exact: true })).toHaveCount(0);
        await expect(dialog.getByLabel('Username or email')).toHaveValue('meera');
      });
      await test.step('it closes to the previous page', async () => {
        await dialog.getByRole('button', { name: 'Close' }).click();
        await expect(page).toHaveURL(/\/blog\?category=luxury-living$/);
      });
      await test.step('it takes pasted text and password managers, and can show the password', async () => {
        await bar(page).getByRole('link', { name: 'Login' }).click();
        for (const [label, name, autocomplete] of [
          ['Username or email', 'username', 'username'],
          ['Password', 'password', 'current-password'],
        ] as const) {
          await expect(dialog.getByLabel(label, { exact: true })).toHaveAttribute('name', name);
          await expect(dialog.getByLabel(label, { exact: true })).toHaveAttribute('autocomplete', autocomplete);
        }
        await expect(dialog.locator('input')).toHaveCount(2);
        await page.evaluate((text) => navigator.clipboard.writeText(text), password);
        await secret.focus();
        await page.keyboard.press('ControlOrMeta+v');
        await expect(secret).toHaveValue(password);
        await dialog.getByRole('button', { name: 'Show password' }).click();
        await expect(secret).toHaveAttribute('type', 'text');
        // like a password manager: a value without key presses
        await dialog.getByLabel('Username or email').evaluate((input: HTMLInputElement, name) => {
          input.value = name;
        }, username);
        await dialog.getByRole('button', { name: 'Login', exact: true }).click();
        await expect(page.getByRole('button', { name: `${username}’s account` })).toBeVisible();
      });
    },
  );

  test('H9 shows missing input at its field, and sends nothing', { tag: '@all' }, async ({ page }) => {
    const sent: string[] = [];
    page.on('request', (asked) => asked.method() === 'POST' && sent.push(asked.url()));
    await open(page, '/login');
    await page.getByRole('button', { name: "Don't have an account? Sign Up" }).click();
    const signUp = dialogOf(page, 'Sign Up');
    await signUp.getByRole('button', { name: 'Sign Up', exact: true }).click();
    await expect(signUp.getByText('This field is required.')).toHaveCount(3);
    await expect(signUp.getByLabel('Username')).toBeFocused();
    await signUp.getByLabel('Username').fill('meera');
    await signUp.getByLabel('Email').fill('nonsense');
    await signUp.getByLabel('Password', { exact: true }).fill('short');
    await signUp.getByRole('button', { name: 'Sign Up', exact: true }).click();
    await expect(signUp.getByText('Enter an email address, such as name@example.com.')).toBeVisible();
    await expect(signUp.getByText('Use at least 8 characters.')).toBeVisible();
    expect(sent.filter((url) => url.includes('/api/auth/'))).toEqual([]);
  });

  test('H7 a taken name shows an error at its field, which gets the focus', { tag: '@all' }, async ({ page }) => {
    await open(page, '/login');
    await page.getByRole('button', { name: "Don't have an account? Sign Up" }).click();
    const signUp = dialogOf(page, 'Sign Up');
    await signUp.getByLabel('Username').fill('owner');
    await signUp.getByLabel('Email').fill(`${freshName()}@people.example`);
    await signUp.getByLabel('Password', { exact: true }).fill(password);
    await signUp.getByRole('button', { name: 'Sign Up', exact: true }).click();
    const field = signUp.getByLabel('Username');
    await expect(field).toBeFocused();
    await expect(field).toHaveAccessibleDescription(/This username is taken/);
    await expect(signUp.getByLabel('Password', { exact: true })).toHaveValue(password);
  });

  test('R27 a password that is too common shows an error at its field', { tag: '@all' }, async ({ page }) => {
    await open(page, '/login');
    await page.getByRole('button', { name: "Don't have an account? Sign Up" }).click();
    const signUp = dialogOf(page, 'Sign Up');
    const name = freshName();
    await signUp.getByLabel('Username').fill(name);
    await signUp.getByLabel('Email').fill(`${name}@people.example`);
    await signUp.getByLabel('Password', { exact: true }).fill('password123');
    await signUp.getByRole('button', { name: 'Sign Up', exact: true }).click();
    await expect(signUp.getByLabel('Password', { exact: true })).toBeFocused();
    await expect(signUp.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(/too common/);
  });
});
