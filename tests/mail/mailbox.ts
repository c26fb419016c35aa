import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import PostalMime, { type Email } from 'postal-mime';

/** A received letter. */
export interface ReceivedLetter {
  to: string;
  from: string;
  fromName: string;
  subject: string;
  text: string;
  html: string;
  header(name: string): string | undefined;
  /** Path and query of its link to a page of the site. */
  linkTo(path: string): string;
}

/** Milliseconds between two looks. */
const CHECK_INTERVAL = 20;

/** Time limit for a letter, milliseconds. */
const TIMEOUT = 30_000;

/** The letters to an address in a folder of `.eml` files, oldest first. Waits until there are this many. */
export async function lettersTo(folder: string, address: string, count = 1): Promise<ReceivedLetter[]> {
  const end = performance.now() + TIMEOUT;
  for (;;) {
    const letters = (await readLetters(folder)).filter(({ to }) => to === address);
    if (letters.length >= count) return letters;
    if (performance.now() > end) {
      throw new Error(`${letters.length} letters instead of ${count} came to ${address}`);
    }
    await sleep(CHECK_INTERVAL);
  }
}

/** The letter to an address that matches. Waits until it has arrived. */
export async function letterTo(
  folder: string,
  address: string,
  fits: (letter: ReceivedLetter) => boolean,
): Promise<ReceivedLetter> {
  const end = performance.now() + TIMEOUT;
  for (;;) {
    const letter = (await readLetters(folder)).find((one) => one.to === address && fits(one));
    if (letter) return letter;
    if (performance.now() > end) throw new Error(`The letter to ${address} did not come`);
    await sleep(CHECK_INTERVAL);
  }
}

/** Parsed letters by file. A letter never changes, and there are hundreds at the end of a run. */
const known = new Map<string, Promise<ReceivedLetter>>();

/** Every letter in a folder. */
export async function readLetters(folder: string): Promise<ReceivedLetter[]> {
  const names = await readdir(folder).catch(() => []);
  const files = names.filter((name) => name.endsWith('.eml')).sort();
  return Promise.all(files.map((name) => readLetter(join(folder, name))));
}

function readLetter(file: string): Promise<ReceivedLetter> {
  const reading = known.get(file) ?? readFile(file).then(PostalMime.parse).then(arrived);
  known.set(file, reading);
  return reading;
}

function arrived({ from, to, subject = '', text = '', html = '', headers }: Email): ReceivedLetter {
  return {
    to: to?.[0]?.address ?? '',
    from: from?.address ?? '',
    fromName: from?.name ?? '',
    subject,
    text,
    html,
    header: (name) => headers.find(({ key }) => key === name.toLowerCase())?.value,
    linkTo(path) {
      const found = new RegExp(`https?://[^/\\s]+(${RegExp.escape(path)}\\?token=[\\w-]+)`).exec(text)?.[1];
      if (!found) throw new Error(`The letter "${subject}" has no link to ${path}`);
      return found;
    },
  };
}
