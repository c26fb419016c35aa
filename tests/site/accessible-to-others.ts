import { lstatSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Files and folders below a path, itself included, to which group or others have access. */
export function accessibleToOthers(place: string): string[] {
  const found = lstatSync(place);
  if (found.isSymbolicLink()) return [];
  const open = (found.mode & 0o077) === 0 ? [] : [`${place} ${(found.mode & 0o777).toString(8)}`];
  const inside = found.isDirectory() ? readdirSync(place).map((name) => path.join(place, name)) : [];
  return [...open, ...inside.flatMap(accessibleToOthers)];
}
