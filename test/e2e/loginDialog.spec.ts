import { freshName, password } from './support/accounts';
import { expect, open, test } from './support/journey';
import { bar, dialogOf } from './support/session';

test.describe('H9 the login dialog', () => {
  test('H9 focuses its first field, traps the focus, closes on Escape and by its button, and restores the focus', async ({
    page,
  }) => {
    await open(page, '/about');
    const opener = bar(page).getByRole('link', { name: 'Login' });
    for (const close of ['Escape', 'Close']) {
      await opener.focus();
      await page.keyboard.press('Enter');
      const dialog = dialogOf(page);
      await expect(dialog.getByLabel('Username or email')).toBeFocused();
      for (let at = 0; at < 14; at += 1) {
        await page.keyboard.press(at < 9 ? 'Tab' : 'Shift+Tab');
        // the focus also visits the browser's own bar, when no element of the page has it
        expect(
          await page.evaluate(
            () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
          ),
        ).toBe(true);
      }
      if (close === 'Escape') await page.keyboard.press('Escape');
      else await dialog.getByRole('button', { name: 'Close' }).click();
      await expect(dialog).toHaveCount(0);
      await expect(opener).toBeFocused();
    }
  });

  test('H9 toggles between login and sign-up by the specification’s labels, and keeps typed text', async ({ page }) => {
    await open(page, '/login');
    await dialogOf(page).getByLabel('Username or email').fill('meera');
    await page.getByRole('button', { name: "Don't have an account? Sign Up" }).click();
    await expect(dialogOf(page, 'Sign Up').getByLabel('Username')).toHaveValue('meera');
    await expect(dialogOf(page, 'Sign Up').getByLabel('Email')).toBeFocused();
    await page.getByRole('button', { name: 'Already have an account? Login' }).click();
    await expect(dialogOf(page).getByLabel('Email', { exact: true })).toHaveCount(0);
    await expect(dialogOf(page).getByLabel('Username or email')).toHaveValue('meera');
  });

  test('H9 shows missing input at its field, and sends nothing', async ({ page }) => {
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

  test('H9 accepts password managers and pasted text, and can show the password', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, '/login');
    const dialog = dialogOf(page);
    expect(
      await dialog
        .locator('input')
        .evaluateAll((inputs) =>
          inputs.map((input) => [input.getAttribute('name'), input.getAttribute('autocomplete')]),
        ),
    ).toEqual([
      ['username', 'username'],
      ['password', 'current-password'],
    ]);
    await page.evaluate(() => navigator.clipboard.writeText('aangan-demo'));
    await dialog.getByLabel('Password', { exact: true }).focus();
    await page.keyboard.press('ControlOrMeta+v');
    await expect(dialog.getByLabel('Password', { exact: true })).toHaveValue('aangan-demo');
    await dialog.getByRole('button', { name: 'Show password' }).click();
    await expect(dialog.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text');
    // like a password manager: a value without key presses
    await dialog.getByLabel('Username or email').evaluate((input: HTMLInputElement) => {
      input.value = 'buyer';
    });
    await dialog.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Account of buyer' })).toBeVisible();
  });

  test('H9 /login opens the dialog; closing it leads to the previous page, or home', async ({ page }) => {
    await open(page, '/login');
    await expect(dialogOf(page).getByLabel('Username or email')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/\/$/);
    await expect(dialogOf(page)).toHaveCount(0);

    await open(page, '/blog?category=luxury-living');
    // like a link on a page whose scripts are not loaded yet
    await page.evaluate(() => {
      location.href = '/login';
    });
    await expect(dialogOf(page).getByLabel('Username or email')).toBeFocused();
    await dialogOf(page).getByRole('button', { name: 'Close' }).click();
    await expect(page).toHaveURL(/\/blog\?category=luxury-living$/);
  });

  test('H7 a taken name shows an error at its field, which gets the focus', async ({ page }) => {
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

  test('R27 a password that is too common shows an error at its field', async ({ page }) => {
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
