import type { EndpointAddress } from '@tourbillon/domain/contract/endpoints.ts';
import type { Challenge } from 'altcha-lib';
import { PROOF_HEADER } from '@tourbillon/domain/contract/proof-header.ts';

/** Where work is asked for, and where files go. */
const TASK = '/api/robot-task' satisfies EndpointAddress;
const PHOTOS = '/api/photos' satisfies EndpointAddress;

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
interface UploadResponse {
  status: number;
  photo?: { id: string };
  message?: string;
  reason?: string;
  robot?: { challenge: Challenge };
  /** Seconds. */
  wait: number;
}

/** Proofs of work for uploads: one is sent with their files until the first has come. */
const proofs = new Map<string, Promise<string>>();

/**
 * Does the work that the site asks for before the first file of an upload, beside the page. What fails here is seen when
 * the file is sent.
 */
export function prepareUpload(upload: string): Promise<string> {
  const known = proofs.get(upload);
  if (known) return known;
  const proof = fetch(`${TASK}?for=photos`)
    .then((response) => response.json() as Promise<{ challenge: Challenge }>)
    .then(({ challenge }) => solve(challenge))
    .catch(() => {
      proofs.delete(upload);
      return '';
    });
  proofs.set(upload, proof);
  return proof;
}

/** Sends one file of a form. @param onProgress gets the part that was sent. */
export async function sendPhoto(
  upload: string,
  file: File,
  onProgress: (part: number) => void,
): Promise<Sent> {
  const query = new URLSearchParams({ upload, name: file.name });
  let response = await post(query, file, await prepareUpload(upload), onProgress);
  for (let busy = 0; busy < TRIES.busy; busy += 1) {
    // Another machine than the one that saw the work, a proof that was lost, or an upload that waited for days.
    if (response.robot) {
      const proof = solve(response.robot.challenge).catch(() => '');
      proofs.set(upload, proof);
      response = await post(query, file, await proof, onProgress);
    }
    if (response.status !== 503 || !(response.wait > 0 && response.wait <= TRIES.seconds)) break;
    await new Promise((resolve) => setTimeout(resolve, response.wait * 1000));
    response = await post(query, file, await prepareUpload(upload), onProgress);
  }
  const { status, photo, message = '', reason } = response;
  // The upload is admitted for its life.
  if (photo || reason) proofs.set(upload, Promise.resolve(''));
  if (status === 200 && photo) return { kind: 'taken', id: photo.id };
  if (reason) return { kind: 'refused', message, reason };
  return { kind: 'broken', message: response.wait > 0 ? message : '' };
}

async function solve(challenge: Challenge): Promise<string> {
  const { solveProofOfWork } = await import('#src/stores/solve-proof-of-work.ts');
  return solveProofOfWork(challenge);
}

/** XMLHttpRequest, for `fetch` does not say how far a file is. */
function post(
  query: URLSearchParams,
  file: File,
  proof: string,
  onProgress: (part: number) => void,
): Promise<UploadResponse> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    let timer = setTimeout(() => request.abort(), SILENCE);
    request.open('POST', `${PHOTOS}?${query}`);
    if (proof) request.setRequestHeader(PROOF_HEADER, proof);
    request.upload.onprogress = ({ loaded, total }) => {
      clearTimeout(timer);
      timer = setTimeout(() => request.abort(), SILENCE);
      onProgress(total > 0 ? loaded / total : 0);
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

function bodyOf({ responseText }: XMLHttpRequest): Partial<UploadResponse> {
  try {
    return JSON.parse(responseText) as Partial<UploadResponse>;
  } catch {
    // No response of ours.
    return {};
  }
}
