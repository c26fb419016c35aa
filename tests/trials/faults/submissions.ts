/** A filled-in form. */
export interface Submission {
  /** Unique phone number. */
  phone: string;
  /** Address of the form. */
  page: string;
  fields: Record<string, string>;
  /** A file that is sent with it. */
  file?: { name: string; text: string };
}

/** Forms whose sender gets a number for later questions. */
export const APPEAL = '/appeal/';
export const APPRAISAL = '/appraisal/';

type Filled = Pick<Submission, 'page' | 'file'> & { own: Record<string, string> };

/** The forms in turn: with a direct result, with a number that is given once, with files. */
const KINDS: readonly Filled[] = [
  { page: '/call-request/', own: { type_contact: 'telephone', nickname: '@' } },
  { page: APPEAL, own: { email: '', company: 'pawnshop', message: 'Прошу ответить письменно' } },
  { page: '/question/', own: { email: '', message: 'Сколько дадут за часы?', item: '' } },
  {
    page: APPRAISAL,
    own: { subject: 'watch', brand: 'Rolex', type_contact: 'telephone', nickname: '@' },
    file: { name: 'warranty.pdf', text: '%PDF-1.7 warranty %%EOF' },
  },
];

/** The nth submission of a trial. */
export function submissionOf(n: number): Submission {
  const { page, own, file } = KINDS[n % KINDS.length]!;
  const phone = `+79${String(n).padStart(9, '0')}`;
  const person = { user_name: 'Анна', country: 'ru', telephone: phone, consent: '1', robot: 'token' };
  // The browser makes this idempotency key when the form is opened. It stays the same for repeated submissions.
  const key = `opening-${String(n).padStart(8, '0')}`;
  return { phone, page, fields: { ...person, ...own, key }, ...(file && { file }) };
}
