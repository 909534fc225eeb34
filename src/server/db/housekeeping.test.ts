import { startVacuuming } from './housekeeping';

describe('housekeeping', () => {
  let ran: string[] = [];
  let keeper: ReturnType<typeof startVacuuming>;
  beforeEach(() => {
    jest.useFakeTimers();
    ran = [];
    keeper = startVacuuming(async (text) => ran.push(text));
  });
  afterEach(() => {
    keeper.stop();
    jest.useRealTimers();
  });

  it('vacuums and truncates the log in an hour with a change, and does nothing in one without', async () => {
    keeper.changed(1);
    await jest.advanceTimersByTimeAsync(3_600_000);
    expect(ran).toEqual(['vacuum (analyze)', 'checkpoint']);
    await jest.advanceTimersByTimeAsync(3_600_000);
    expect(ran).toHaveLength(2);
  });

  it('waits until a bulk load pauses for three seconds', async () => {
    keeper.changed(5_000);
    await jest.advanceTimersByTimeAsync(2_900);
    keeper.changed(5_000);
    await jest.advanceTimersByTimeAsync(2_900);
    expect(ran).toEqual([]);
    await jest.advanceTimersByTimeAsync(200);
    expect(ran).toEqual(['vacuum (analyze)', 'checkpoint']);
  });

  it('does not wait longer than a minute for a load that never pauses', async () => {
    for (let second = 0; second < 62; second++) {
      keeper.changed(5_000);
      await jest.advanceTimersByTimeAsync(1_000);
    }
    expect(ran).toEqual(['vacuum (analyze)', 'checkpoint']);
  });

  it('stops', async () => {
    keeper.changed(5_000);
    keeper.stop();
    await jest.advanceTimersByTimeAsync(4_000_000);
    expect(ran).toEqual([]);
  });
});
