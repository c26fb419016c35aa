import type { Challenge } from 'altcha-lib';

/** What the server asks of the browser; `src/http/robots` makes it. */
type Task = { kind: 'recaptcha'; siteKey: string } | { kind: 'work'; challenge: Challenge };

declare const grecaptcha: {
  ready(run: () => void): void;
  execute(siteKey: string, options: { action: string }): Promise<string>;
};

/**
 * A token that says that a person is here. Empty where the browser cannot work it out (no secure address): the server
 * asks a question then. @throws when the check cannot be asked.
 */
export async function robotToken(): Promise<string> {
  const response = await fetch('/api/robot-task', { signal: AbortSignal.timeout(3_000) });
  if (!response.ok) throw new Error(`Robot task: status ${response.status}`);
  const task = (await response.json()) as Task;
  if (task.kind === 'recaptcha') return askProvider(task.siteKey);
  // The browser lends its cryptography to secure addresses only.
  if (!isSecureContext) return '';
  const { solveWork } = await import('./solve-work.ts');
  return solveWork(task.challenge);
}

async function askProvider(siteKey: string): Promise<string> {
  await loadProvider(siteKey);
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('The captcha provider is slow')), 3_000);
    grecaptcha.ready(() => grecaptcha.execute(siteKey, { action: 'submit' }).then(resolve, reject));
  });
}

let loading: Promise<void> | undefined;

function loadProvider(siteKey: string): Promise<void> {
  loading ??= new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = `https://www.google.com/recaptcha/api.js?render=${encodeURIComponent(siteKey)}`;
    script.onload = () => resolve();
    script.onerror = () => reject(new Error('The captcha provider cannot be reached'));
    setTimeout(() => reject(new Error('The captcha provider is slow')), 3_000);
    document.head.append(script);
  }).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
