/*
 * node -r fullDisk.cjs: while the file FULL_DISK exists, this process sees a full disk: statfs reports no space, and
 * writes fail with ENOSPC.
 */
const fs = require('node:fs');

const { existsSync } = fs;
const sign = process.env.FULL_DISK ?? '';
const isFull = (hard) => sign !== '' && existsSync(sign) && (!hard || fs.readFileSync(sign, 'utf8') === 'hard');
const noRoom = () =>
  Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC', errno: -28, syscall: 'write' });

const { statfsSync } = fs;
const almostFull = (folder, options) => ({ ...statfsSync(folder, options), bavail: 10 });
Object.assign(fs, {
  statfsSync: (folder, options) =>
    isFull(false) && !isFull(true) ? almostFull(folder, options) : statfsSync(folder, options),
});
for (const name of ['write', 'writev']) {
  const real = fs[name];
  fs[name] = (fd, ...args) => (fd > 2 && isFull(true) ? process.nextTick(args.at(-1), noRoom()) : real(fd, ...args));
}
const { open } = fs.promises;
fs.promises.open = async (file, flags, ...rest) => {
  if (/[wax+]/.test(String(flags ?? 'r')) && isFull(true)) throw noRoom();
  return open(file, flags, ...rest);
};
