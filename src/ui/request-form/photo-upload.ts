import type { Challenge } from 'altcha-lib';
import { PROOF_HEADER } from '#src/contract/proof-header.ts';

/** What became of a file: taken, refused with what to say, or lost on its way, perhaps with what to say of that. */
export type Sent =
  | { kind: 'taken'; id: string }
  | { kind: 'refused'; message: string; reason: string }
  | { kind: 'broken'; message?: string };

/** Milliseconds without a byte after which a file counts as lost. */
const SILENCE = 30_000;

/** How often a file is sent again because the site was busy, and the seconds it may ask to wait for that. */
const TRIES = { busy: 5, seconds: 10 } as const;

/** What the site said to a file. */
interface Answer {
  status: number;
  photo?: { id: string };
  message?: string;
  reason?: string;
  robot?: { challenge: Challenge };
  /** Seconds. */
  wait: number;
}

/** Uploads that the site takes files of: the browser has worked for them. */
const admitted = new Map<string, Promise<void>>();

/**
 * Has the site take files of an upload: it asks for some work before the first, which is done beside the page.
 * What fails here is seen when the file is sent.
 */
export function prepareUpload(upload: string): Promise<void> {
  const known = admitted.get(upload);
  if (known) return known;
  // No file: that is refused as soon as files are taken.
  const query = new URLSearchParams({ upload, name: '' });
  const asked = post(query).then(async ({ robot }) => {
    if (robot) await post(query, null, await solve(robot.challenge));
  });
  const done = asked.catch(() => void admitted.delete(upload));
  admitted.set(upload, done);
  return done;
}

/** Sends one file of a form. @param tell the part that has gone. */
export async function sendPhoto(upload: string, file: File, tell: (part: number) => void): Promise<Sent> {
  await prepareUpload(upload);
  const query = new URLSearchParams({ upload, name: file.name });
  let answer = await post(query, file, undefined, tell);
  for (let busy = 0; busy < TRIES.busy; busy += 1) {
    // Another machine than the one that saw the work, or an upload that waited for days.
    if (answer.robot) {
      const proof = await solve(answer.robot.challenge).catch(() => '');
      answer = await post(query, file, proof, tell);
    }
    if (answer.status !== 503 || !(answer.wait > 0 && answer.wait <= TRIES.seconds)) break;
    await new Promise((resolve) => setTimeout(resolve, answer.wait * 1000));
    answer = await post(query, file, undefined, tell);
  }
  const { status, photo, message = '', reason } = answer;
  if (status === 200 && photo) return { kind: 'taken', id: photo.id };
  if (reason) return { kind: 'refused', message, reason };
  return { kind: 'broken', message: answer.wait > 0 ? message : '' };
}

async function solve(challenge: Challenge): Promise<string> {
  const { solveWork } = await import('#src/stores/solve-work.ts');
  return solveWork(challenge);
}

/** XMLHttpRequest, for `fetch` does not say how far a file is. */
function post(
  query: URLSearchParams,
  file: Blob | null = null,
  proof?: string,
  tell: (part: number) => void = () => undefined,
): Promise<Answer> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    let timer = setTimeout(() => request.abort(), SILENCE);
    request.open('POST', `/api/photos?${query}`);
    if (proof) request.setRequestHeader(PROOF_HEADER, proof);
    request.upload.onprogress = ({ loaded, total }) => {
      clearTimeout(timer);
      timer = setTimeout(() => request.abort(), SILENCE);
      tell(total > 0 ? loaded / total : 0);
    };
    request.onloadend = () => {
      clearTimeout(timer);
      const { status } = request;
      const wait = Number(status > 0 ? request.getResponseHeader('Retry-After') : 0) || 0;
      resolve({ ...bodyOf(request), status, wait });
    };
    request.send(file);
  });
}

function bodyOf({ responseText }: XMLHttpRequest): Partial<Answer> {
  try {
    return JSON.parse(responseText) as Partial<Answer>;
  } catch {
    // No answer of ours.
    return {};
  }
}
