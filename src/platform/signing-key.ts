import path from 'node:path';
import { ownSecret } from '@tourbillon/platform/storage/own-secret.ts';

/** The key that signs our own checks: `ROBOT_CHECK_KEY`, or one that all processes of an installation share. */
export function robotSecret(given: string | undefined, folder: string): string {
  return given || ownSecret(path.join(folder, 'key'));
}
