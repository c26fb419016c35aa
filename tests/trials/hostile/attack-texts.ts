import { translator } from '@tourbillon/domain/i18n/translate.ts';
import { submissionOf } from '../faults/submissions.ts';
import { FORM, postAlone, type Target } from './post-alone.ts';

/** Controls that terminals and spreadsheets obey: C0 and C1 (sequences of escape, bells, deleted characters). */
const CONTROLS = [
  '\u001b]0;owned\u0007',
  '\u001b[2K\u001b[1A',
  '\u0000',
  '\u0008\u0008',
  '\u009b31m',
  '\u007f',
];

/** Characters that turn the direction of what follows: they are left out in silence. */
const DIRECTIONS = ['\u202e', '\u2066', '\u200f'];

/** Forms whose texts the staff reads in a terminal, and their fields of free text. */
const TEXTS: [submission: number, fields: readonly string[]][] = [
  [0, ['user_name']],
  [1, ['user_name', 'message']],
  [2, ['user_name', 'message']],
];

/**
 * Tries to get controls into what the staff reads, through forms as browsers without scripts send
 * them: each is refused beside its field, and marks of direction do not come back.
 * @returns what was taken.
 */
export async function attackTexts(target: Target): Promise<string[]> {
  const complaints: string[] = [];
  const refused = translator('ru')('forms.characters');
  for (const [submission, names] of TEXTS) {
    const { page, fields } = submissionOf(submission);
    const post = (name: string, text: string) =>
      postAlone(target, page, String(new URLSearchParams({ ...fields, [name]: `Анна${text}Иванова` })), FORM);
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
