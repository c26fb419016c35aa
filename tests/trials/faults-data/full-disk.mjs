// Preloaded into a program of a trial: while the file FAULT_DISK exists, the disk of DATA_DIR is full. A file
// opened for writing there becomes a link to the kernel's full device, which refuses every byte (ENOSPC).
import { existsSync, symlinkSync } from 'node:fs';
import promises from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import path from 'node:path';

const { FAULT_DISK: sign, DATA_DIR: disk = './.data' } = process.env;
const { open } = promises;

if (sign) {
  const root = path.resolve(disk) + path.sep;
  promises.open = async (file, flags = 'r', mode) => {
    const isNewThere = /^[wa]/.test(String(flags)) && path.resolve(String(file)).startsWith(root);
    if (!isNewThere || !existsSync(sign)) return open(file, flags, mode);
    symlinkSync('/dev/full', file);
    return open(file, 'w', mode);
  };
  syncBuiltinESMExports();
}
