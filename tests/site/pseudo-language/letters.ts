// Prints every sample letter in Kazakh, for `tests/repository/pseudo-language.test.ts`.
import { composeMail } from '@tourbillon/backend/mail/compose-letter.ts';
import { SAMPLES, sampleSender } from '@tourbillon/backend/mail/sample-letters.ts';

const letters = Object.entries(SAMPLES).map(([name, values]) => {
  const { subject, text } = composeMail(name as keyof typeof SAMPLES, values as never, sampleSender('kk'));
  return [name, `${subject}\n${text}`];
});
console.log(JSON.stringify(Object.fromEntries(letters)));
