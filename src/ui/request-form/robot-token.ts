import type { EndpointAddress } from '@tourbillon/domain/contract/endpoints.ts';
import type { Challenge } from 'altcha-lib';

/** Where tasks are given. */
const TASK = '/api/robot-task' satisfies EndpointAddress;

/** What the server asks of the browser; `src/robots` makes it. */
type Task = { kind: 'recaptcha'; siteKey: string } | { kind: 'work'; challenge: Challenge };

declare const grecaptcha: {
  ready(run: () => void): void;
  execute(siteKey: string, options: { action: string }): Promise<string>;
};

/** Milliseconds the provider has from the click on: a person learns within three seconds that it is away. */
const PATIENCE = 2_500;

/** Milliseconds after which work is done again: the server takes none that is older than an hour. */
const FRESH = 50 * 60_000;

/** Makes a token when a form is sent. @throws when the check cannot be asked. */
export type TokenMaker = () => Promise<string>;

/**
 * Gets ready to say that a person is here, once somebody turns to a form. Our own work is done in advance; a token of
 * the provider, which lasts two minutes, is asked for when the form is sent. The token is empty where the browser
 * cannot work it out (no secure address).
 * @param form gets to say that it is protected by the provider, where it is. @throws when the check cannot be asked.
 */
export async function prepareToken(form: HTMLFormElement): Promise<TokenMaker> {
  const { robotWork } = form.dataset;
  const address = robotWork ? `${TASK}?work=${robotWork}` : TASK;
  const response = await fetch(address, { signal: AbortSignal.timeout(PATIENCE) });
  if (!response.ok) throw new Error(`Robot task: status ${response.status}`);
  const task = (await response.json()) as Task;
  if (task.kind === 'recaptcha') {
    form.querySelector('[data-robot-notice]')?.removeAttribute('hidden');
    loadProvider(task.siteKey).catch(() => undefined);
    return () => askProvider(task.siteKey);
  }
  // The browser lends its cryptography to secure addresses only.
  if (!isSecureContext) return () => Promise.resolve('');
  const { solveWork } = await import('#src/stores/solve-work.ts');
  const [token, madeAt] = [await solveWork(task.challenge), Date.now()];
  return async () => (Date.now() - madeAt < FRESH ? token : (await prepareToken(form))());
}

function askProvider(siteKey: string): Promise<string> {
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('The captcha provider is slow')), PATIENCE);
    loadProvider(siteKey).then(
      () => grecaptcha.ready(() => grecaptcha.execute(siteKey, { action: 'submit' }).then(resolve, reject)),
      reject,
    );
  });
}

let loading: Promise<void> | undefined;

/** Fetches the provider's script, once; after a failure it can be asked for again. */
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
