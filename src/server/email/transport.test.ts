import { openedOnce } from './transport';

test('a transport that could not be opened is opened again with the next email, and then kept', async () => {
  const closed: number[] = [];
  let attempts = 0;
  const transport = openedOnce(async () => {
    attempts += 1;
    if (attempts === 1) throw new Error('too many open files');
    const name = attempts;
    return { name, close: () => void closed.push(name) };
  });
  await expect(Promise.all([transport.get(), transport.get()])).rejects.toThrow('too many open files');
  transport.close();
  expect((await transport.get()).name).toBe(2);
  expect((await transport.get()).name).toBe(2);
  transport.close();
  await transport.get();
  expect(closed).toEqual([2]);
});
