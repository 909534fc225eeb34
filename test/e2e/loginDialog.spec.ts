import { freshName, password } from './support/accounts';
import { expect, open, test } from './support/journey';
import { bar, dialogOf } from './support/session';

test.describe('H9 the login dialog', () => {
  test('H9 has the focus in its first field, keeps it inside, closes on Escape and by its button, and gives the focus back', async ({
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
        // the browser's own bar has its turn too, which shows as nothing focused on the page
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

  test('H9 toggles between login and sign-up by the specification’s words, keeping what was typed', async ({
    page,
  }) => {
    await open(page, '/login');
    await dialogOf(page).getByLabel('Username or email').fill('meera');
    await page.getByRole('button', { name: "Don't have an account? Sign Up" }).click();
    await expect(dialogOf(page, 'Sign Up').getByLabel('Username')).toHaveValue('meera');
    await expect(dialogOf(page, 'Sign Up').getByLabel('Email')).toBeFocused();
    await page.getByRole('button', { name: 'Already have an account? Login' }).click();
    await expect(dialogOf(page).getByLabel('Email', { exact: true })).toHaveCount(0);
    await expect(dialogOf(page).getByLabel('Username or email')).toHaveValue('meera');
  });

  test('H9 asks for what is missing beside its field, and sends nothing', async ({ page }) => {
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

  test('H9 takes what a password manager fills in and what is pasted, and shows the password when asked to', async ({
    page,
    context,
  }) => {
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
    // as a manager does: a value without a key pressed
    await dialog.getByLabel('Username or email').evaluate((input: HTMLInputElement) => {
      input.value = 'buyer';
    });
    await dialog.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Account of buyer' })).toBeVisible();
  });

  test('H9 /login is open by itself; closing it leads to the page before, or home', async ({ page }) => {
    await open(page, '/login');
    await expect(dialogOf(page).getByLabel('Username or email')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/\/$/);
    await expect(dialogOf(page)).toHaveCount(0);

    await open(page, '/blog?category=luxury-living');
    // as a link is followed by a page whose scripts have not come yet
    await page.evaluate(() => {
      location.href = '/login';
    });
    await expect(dialogOf(page).getByLabel('Username or email')).toBeFocused();
    await dialogOf(page).getByRole('button', { name: 'Close' }).click();
    await expect(page).toHaveURL(/\/blog\?category=luxury-living$/);
  });

  test('H7 a name that is taken is told beside its field, which gets the focus', async ({ page }) => {
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

  test('R27 a password that is too common is refused beside its field', async ({ page }) => {
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
