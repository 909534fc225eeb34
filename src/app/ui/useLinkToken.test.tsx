import { fireEvent, render, screen } from '@testing-library/react';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { BrowserRouter } from 'react-router-dom';
import { useLinkToken } from './useLinkToken';

const token = 'k'.repeat(43);

function Shown({ name }: { name: string }) {
  const link = useLinkToken(name);
  return (
    <>
      <output>{link.isUsed ? 'used' : String(link.token)}</output>
      <i data-testid="nth">{link.linkKey}</i>
      <button onClick={link.markUsed}>use</button>
      <button onClick={link.forget}>forget</button>
    </>
  );
}

/** A page that is opened, or loaded again. */
function openAt(address: string, name = 'resetLink') {
  window.history.replaceState(null, '', address);
  return render(
    <BrowserRouter>
      <Shown name={name} />
    </BrowserRouter>,
  );
}
const shown = () => screen.getByRole('status').textContent;

afterEach(() => sessionStorage.clear());

it('goes on after a reload, without the token in the address', () => {
  const { unmount } = openAt(`/reset-password#token=${token}`);
  expect([shown(), window.location.href]).toEqual([token, 'http://localhost/reset-password']);
  unmount();
  openAt('/reset-password');
  expect(shown()).toBe(token);
});

it('is nobody else’s: neither another page’s nor another tab’s', () => {
  openAt(`/reset-password#token=${token}`).unmount();
  openAt('/shortlists/join', 'joinLink').unmount();
  expect(JSON.stringify({ ...localStorage })).not.toContain(token);
  openAt('/shortlists/join', 'joinLink');
  expect(shown()).toBe('null');
});

it('is removed once it is used, which a reload still knows', () => {
  const { unmount } = openAt(`/reset-password#token=${token}`);
  fireEvent.click(screen.getByText('use'));
  expect([shown(), JSON.stringify({ ...sessionStorage })]).toEqual([token, expect.not.stringContaining(token)]);
  unmount();
  openAt('/reset-password').unmount();
  openAt('/reset-password');
  expect(shown()).toBe('used');
});

it('is the newer link’s, and none’s once it is forgotten', () => {
  openAt(`/reset-password#token=${token}`).unmount();
  const newer = 'n'.repeat(43);
  const { unmount } = openAt(`/reset-password#token=${newer}`);
  expect(shown()).toBe(newer);
  fireEvent.click(screen.getByText('forget'));
  expect(shown()).toBe('null');
  unmount();
  openAt('/reset-password');
  expect(shown()).toBe('null');
});

it('starts again when the open page gets another link', () => {
  openAt(`/reset-password#token=${token}`);
  expect(screen.getByTestId('nth')).toHaveTextContent('0');
  window.history.replaceState(null, '', `/reset-password#token=${'n'.repeat(43)}`);
  fireEvent(window, new HashChangeEvent('hashchange'));
  expect(window.location.hash).toBe('');
  expect([shown(), screen.getByTestId('nth').textContent]).toEqual(['n'.repeat(43), '1']);
});

it('stays for the open page where the browser stores nothing', () => {
  const write = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('storage is forbidden');
  });
  openAt(`/reset-password#token=${token}`);
  expect(shown()).toBe(token);
  write.mockRestore();
});

it('is read in one place', () => {
  const root = path.resolve('src/app');
  const readers = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .filter((file) => /get\(['"]token['"]\)/.test(readFileSync(path.join(root, file), 'utf8')));
  // the newsletter's links have theirs in the query, which outlives a reload
  expect(readers.sort()).toEqual(['pages/NewsletterPage.tsx', 'ui/useLinkToken.ts']);
});
