const fs = require('node:fs');
const os = require('node:os');
const path = require('node:path');

const memory = '/dev/shm';
const tmpfs = 0x01021994;
/** More than a whole run stores at once. */
const roomInBytes = 4 * 1024 ** 3;
const prefix = 'aangan-';

function hasRoom() {
  if (!fs.existsSync(memory)) return false;
  const { type, bavail, bsize } = fs.statfsSync(memory);
  return type === tmpfs && bavail * bsize >= roomInBytes && os.freemem() >= roomInBytes;
}

function runs(/** @type {number} */ pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** Folders of processes that were killed. */
function removeLeftOver() {
  for (const name of fs.readdirSync(memory))
    if (name.startsWith(prefix) && !runs(Number(name.slice(prefix.length))))
      fs.rmSync(path.join(memory, name), { recursive: true, force: true });
}

const folder = path.join(memory, `${prefix}${process.pid}`);

/**
 * A new folder in memory for this process's temporary files, where the system has a large one: a database is made there
 * in a sixth of the time that it takes on a disk.
 * @returns {string | undefined} its path
 */
exports.openMemoryFolder = function openMemoryFolder() {
  if (!hasRoom()) return undefined;
  removeLeftOver();
  fs.mkdirSync(folder, { recursive: true });
  return folder;
};

exports.removeMemoryFolder = function removeMemoryFolder() {
  fs.rmSync(folder, { recursive: true, force: true });
};
