import type { EndpointAddress } from '@tourbillon/domain/contract/endpoints.ts';
import type { Challenge } from 'altcha-lib';

/** Address of the robot tasks. */
const TASK = '/api/robot-task' satisfies EndpointAddress;

/** A task from the server; `src/robots` creates it. */
type Task = { kind: 'recaptcha'; siteKey: string } | { kind: 'work'; challenge: Challenge };

declare const grecaptcha: {
  ready(run: () => void): void;
  execute(siteKey: string, options: { action: string }): Promise<string>;
};

/** Timeout for the captcha provider after a click, milliseconds: a visitor sees an error within three seconds. */
const TIMEOUT_MS = 2_500;

/** After this time the work is done again, milliseconds: the server rejects work older than an hour. */
const TOKEN_LIFE_MS = 50 * 60_000;

/** Makes a token when a form is sent. @throws when the check is not available. */
export type TokenMaker = () => Promise<string>;

/**
 * Prepares the robot check at the first interaction with a form. Our own proof of work is computed in advance. A
 * token of the captcha provider is valid for two minutes, so it is requested when the form is sent. The token is
 * empty when the browser cannot compute it (insecure context).
 * @param form shows the provider's notice if the provider is used.
 * @throws when the check is not available.
 */
export async function prepareToken(form: HTMLFormElement): Promise<TokenMaker> {
  const { robotWork } = form.dataset;
  const address = robotWork ? `${TASK}?work=${robotWork}` : TASK;
  const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new Error(`Robot task: status ${response.status}`);
  const task = (await response.json()) as Task;
  if (task.kind === 'recaptcha') {
    form.querySelector('[data-robot-notice]')?.removeAttribute('hidden');
    loadProvider(task.siteKey).catch(() => undefined);
    return () => askProvider(task.siteKey);
  }
  // Web Crypto needs a secure context.
  if (!isSecureContext) return () => Promise.resolve('');
  const { solveProofOfWork } = await import('#src/stores/solve-proof-of-work.ts');
  const [token, madeAt] = [await solveProofOfWork(task.challenge), Date.now()];
  return async () => (Date.now() - madeAt < TOKEN_LIFE_MS ? token : (await prepareToken(form))());
}

function askProvider(siteKey: string): Promise<string> {
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('The captcha provider is slow')), TIMEOUT_MS);
    loadProvider(siteKey).then(
      () => grecaptcha.ready(() => grecaptcha.execute(siteKey, { action: 'submit' }).then(resolve, reject)),
      reject,
    );
  });
}

let loading: Promise<void> | undefined;

/** Loads the provider's script once; after a failure the next call tries again. */
function loadProvider(siteKey: string): Promise<void> {
  loading ??= new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = `https://www.google.com/recaptcha/api.js?render=${encodeURIComponent(siteKey)}`;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error('The captcha provider cannot be reached'));
    };
    document.head.append(script);
  }).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
