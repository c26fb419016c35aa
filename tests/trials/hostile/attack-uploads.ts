import { randomBytes } from 'node:crypto';
import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { PROOF_HEADER } from '@tourbillon/domain/contract/proof-header.ts';
import { postPhoto } from '../../site/post-photo.ts';
import { resourcesOf, withChildren } from '../../benchmarks/measure/process-tree.ts';
import { HOSTILE_PICTURES, type HostilePicture } from './pictures/index.ts';

/** Target of an attack. */
export interface Target {
  port: number;
  host: string;
  /** Process id of the storefront; its child processes are measured too. */
  pid: number;
}

/** Result of a picture. */
export interface PictureResult {
  name: string;
  bytes: number;
  status: number;
  seconds: number;
  /** Peak growth of the memory of the storefront and its child processes, megabytes. */
  megabytes: number;
}

/** Maximum seconds and megabytes of a picture. */
export const UPLOAD_LIMITS = { seconds: 15, megabytes: 640 } as const;

/** Milliseconds between two measurements of the memory. */
const SAMPLE_INTERVAL = 20;

/** Sends hostile pictures one after another, each as the first file of a new upload. */
export async function attackUploads(
  target: Target,
  pictures: readonly HostilePicture[] = HOSTILE_PICTURES,
  onProgress: (done: number) => void = () => undefined,
): Promise<PictureResult[]> {
  const results: PictureResult[] = [];
  for (const { name, make } of pictures) {
    const upload = randomBytes(16).toString('hex');
    const proof = await workFor(target, upload);
    const file = make();
    const before = await memoryOf(target);
    let most = before;
    const watch = setInterval(
      () => void memoryOf(target).then((now) => (most = Math.max(most, now))),
      SAMPLE_INTERVAL,
    );
    const begun = performance.now();
    const { status } = await postPhoto(target, upload, file, { [PROOF_HEADER]: proof });
    const seconds = (performance.now() - begun) / 1000;
    clearInterval(watch);
    results.push({ name, bytes: file.length, status, seconds, megabytes: (most - before) / 1024 ** 2 });
    onProgress(results.length);
  }
  return results;
}

/** The fault of a result; undefined when the picture was accepted or refused within the limits. */
export function complaintOf({ name, status, seconds, megabytes }: PictureResult): string | undefined {
  if (status !== 200 && status !== 422) return `${name}: status ${status}`;
  if (seconds > UPLOAD_LIMITS.seconds) return `${name}: ${seconds.toFixed(1)} s`;
  if (megabytes > UPLOAD_LIMITS.megabytes) return `${name}: ${megabytes.toFixed(0)} MB`;
  return undefined;
}

async function memoryOf({ pid }: Target): Promise<number> {
  return (await resourcesOf(await withChildren([pid]))).memory;
}

/** The proof of work for the first file; an upload without it is refused. */
async function workFor(target: Target, upload: string): Promise<string> {
  const { status, text } = await postPhoto(target, upload, Buffer.alloc(0));
  if (status !== 428) throw new Error(`A file nobody has worked for was answered with ${status}`);
  const { robot } = JSON.parse(text) as { robot: { challenge: Challenge } };
  const solution = await solveChallenge({ challenge: robot.challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge: robot.challenge, solution })).toString('base64');
}
