import { startVacuuming } from './housekeeping';

describe('housekeeping', () => {
  let ran: string[] = [];
  let vacuuming: ReturnType<typeof startVacuuming>;
  beforeEach(() => {
    jest.useFakeTimers();
    ran = [];
    vacuuming = startVacuuming(async (text) => ran.push(text));
  });
  afterEach(() => {
    vacuuming.stop();
    jest.useRealTimers();
  });

  it('vacuums and truncates the log in an hour with a change, and does nothing in one without', async () => {
    vacuuming.changed(1);
    await jest.advanceTimersByTimeAsync(3_600_000);
    expect(ran).toEqual(['vacuum (analyze)', 'checkpoint']);
    await jest.advanceTimersByTimeAsync(3_600_000);
    expect(ran).toHaveLength(2);
  });

  it('waits until a bulk load pauses for three seconds', async () => {
    vacuuming.changed(5_000);
    await jest.advanceTimersByTimeAsync(2_900);
    vacuuming.changed(5_000);
    await jest.advanceTimersByTimeAsync(2_900);
    expect(ran).toEqual([]);
    await jest.advanceTimersByTimeAsync(200);
    expect(ran).toEqual(['vacuum (analyze)', 'checkpoint']);
  });

  it('does not wait longer than a minute for a load that never pauses', async () => {
    for (let second = 0; second < 62; second++) {
      vacuuming.changed(5_000);
      await jest.advanceTimersByTimeAsync(1_000);
    }
    expect(ran).toEqual(['vacuum (analyze)', 'checkpoint']);
  });

  it('stops', async () => {
    vacuuming.changed(5_000);
    vacuuming.stop();
    await jest.advanceTimersByTimeAsync(4_000_000);
    expect(ran).toEqual([]);
  });
});
