import { translator } from '@tourbillon/domain/i18n/translate.ts';
import { submissionOf } from '../faults/submissions.ts';
import { FORM, postFromNewAddress, type Target } from './post-from-new-address.ts';

/**
 * Control characters that terminals and spreadsheets interpret: C0 and C1 (escape sequences, bells, deleted
 * characters).
 */
const CONTROLS = [
  '\u001b]0;owned\u0007',
  '\u001b[2K\u001b[1A',
  '\u0000',
  '\u0008\u0008',
  '\u009b31m',
  '\u007f',
];

/** Characters that change the direction of text. They are removed without an error. */
const DIRECTIONS = ['\u202e', '\u2066', '\u200f'];

/** Forms whose texts the staff reads in a terminal, and their free-text fields. */
const TEXTS: [submission: number, fields: readonly string[]][] = [
  [0, ['user_name']],
  [1, ['user_name', 'message']],
  [2, ['user_name', 'message']],
];

/**
 * Sends control characters in forms, as browsers without scripts do. Each must be refused with a message at its
 * field, and direction marks must not be in the response.
 * @returns the submissions that were accepted.
 */
export async function attackTexts(target: Target): Promise<string[]> {
  const complaints: string[] = [];
  const refused = translator('ru')('forms.characters');
  for (const [submission, names] of TEXTS) {
    const { page, fields } = submissionOf(submission);
    const post = (name: string, text: string) =>
      postFromNewAddress(
        target,
        page,
        String(new URLSearchParams({ ...fields, [name]: `Анна${text}Иванова` })),
        FORM,
      );
    for (const name of names) {
      for (const text of CONTROLS) {
        const reply = await post(name, text);
        if (reply.status !== 422 || !reply.text.includes(refused)) {
          complaints.push(`${page} took ${JSON.stringify(text)} as ${name}: ${reply.status}`);
        }
      }
      for (const text of DIRECTIONS) {
        const reply = await post(name, text);
        if (reply.text.includes(refused))
          complaints.push(`${page} refused ${JSON.stringify(text)} as ${name}`);
      }
    }
  }
  return complaints;
}
