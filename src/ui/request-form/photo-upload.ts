import type { EndpointAddress } from '@tourbillon/domain/contract/endpoints.ts';
import type { Challenge } from 'altcha-lib';
import { PROOF_HEADER } from '@tourbillon/domain/contract/proof-header.ts';

/** Addresses for the proof-of-work task and for uploads. */
const TASK = '/api/robot-task' satisfies EndpointAddress;
const PHOTOS = '/api/photos' satisfies EndpointAddress;

/** Result of an upload: taken, refused with a message, or broken, sometimes with a message. */
export type Sent =
  | { kind: 'taken'; id: string }
  | { kind: 'refused'; message: string; reason: string }
  | { kind: 'broken'; message?: string };

/** An upload without progress for this long is aborted, milliseconds. */
const STALL_TIMEOUT_MS = 30_000;

/** Maximum number of retries after 503, and the longest `Retry-After` that is followed, seconds. */
const RETRY_LIMITS = { busy: 5, seconds: 10 } as const;

/** The answer to an upload. */
interface UploadResponse {
  status: number;
  photo?: { id: string };
  message?: string;
  reason?: string;
  robot?: { challenge: Challenge };
  /** Value of `Retry-After`, seconds; 0 without one. */
  wait: number;
}

/** Proofs of work by upload; sent with each file until the first one is accepted. */
const proofs = new Map<string, Promise<string>>();

/** Computes the proof of work for an upload in the background. An error here shows up when the file is sent. */
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

/** Uploads one file of a form. @param onProgress receives the share that is sent, 0 to 1. */
export async function sendPhoto(
  upload: string,
  file: File,
  onProgress: (part: number) => void,
): Promise<Sent> {
  const query = new URLSearchParams({ upload, name: file.name });
  let response = await post(query, file, await prepareUpload(upload), onProgress);
  for (let busy = 0; busy < RETRY_LIMITS.busy; busy += 1) {
    // The proof is unknown to this server instance, is lost, or has expired.
    if (response.robot) {
      const proof = solve(response.robot.challenge).catch(() => '');
      proofs.set(upload, proof);
      response = await post(query, file, await proof, onProgress);
    }
    if (response.status !== 503 || !(response.wait > 0 && response.wait <= RETRY_LIMITS.seconds)) break;
    await new Promise((resolve) => setTimeout(resolve, response.wait * 1000));
    response = await post(query, file, await prepareUpload(upload), onProgress);
  }
  const { status, photo, message = '', reason } = response;
  // From now on the upload needs no proof.
  if (photo || reason) proofs.set(upload, Promise.resolve(''));
  if (status === 200 && photo) return { kind: 'taken', id: photo.id };
  if (reason) return { kind: 'refused', message, reason };
  return { kind: 'broken', message: response.wait > 0 ? message : '' };
}

async function solve(challenge: Challenge): Promise<string> {
  const { solveProofOfWork } = await import('#src/stores/solve-proof-of-work.ts');
  return solveProofOfWork(challenge);
}

/** Uses XMLHttpRequest, because `fetch` has no upload progress. */
function post(
  query: URLSearchParams,
  file: File,
  proof: string,
  onProgress: (part: number) => void,
): Promise<UploadResponse> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    let timer = setTimeout(() => request.abort(), STALL_TIMEOUT_MS);
    request.open('POST', `${PHOTOS}?${query}`);
    if (proof) request.setRequestHeader(PROOF_HEADER, proof);
    request.upload.onprogress = ({ loaded, total }) => {
      clearTimeout(timer);
      timer = setTimeout(() => request.abort(), STALL_TIMEOUT_MS);
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
    // The body is not JSON, so it is not from our server.
    return {};
  }
}
