/** Meanings of fields that are the same in every call that sends them. */
const SENT: Readonly<Record<string, string>> = {
  alert: 'Whether a letter tells of arrivals, or of a lower price.',
  amount_rub: 'The same amount in roubles, by the rate of the day.',
  currency: 'Code of ISO 4217 of the currency of an amount.',
  purpose: 'What a mailed link is for.',
  amount: 'Amount that the person wishes for, whole units of `currency`.',
  attestationObject: 'Of WebAuthn: the new public key and who vouches for it, base64url.',
  authenticatorData: 'Of WebAuthn: what the authenticator has signed, base64url.',
  brand: 'Brand of the watch, as the person writes it.',
  catalogType: 'Kind of goods.',
  changes: 'What the browser did to its lists since it last heard of the account’s.',
  city: 'Alias of the city that the page showed, such as `moscow`.',
  clientDataJSON: 'Of WebAuthn: challenge and origin as the browser saw them, base64url.',
  code: 'Access code on the pledge ticket.',
  company: 'Legal entity that the appeal is addressed to.',
  condition: 'Id of the condition.',
  consent: 'Version of the text that the person has consented to.',
  contact: 'Phone or e-mail address that the appeal was sent with.',
  current_password: 'Password that the account has now; left out after a recent proof.',
  detail: 'Which limit was reached.',
  digits: 'Last four digits of the phone that the ticket was made out with.',
  documents: 'Papers that show the reason, in words.',
  duration: 'Seconds after which the count begins anew.',
  email: 'E-mail address.',
  feedback_type: 'Kind of request: 1 is a call.',
  filters: 'What the list is narrowed to, as the catalogue call takes it: prices in US dollars.',
  friend_contact: 'Phone or e-mail address of the friend.',
  friend_name: 'Name of the friend.',
  id: 'Id of what is changed or answered, as a response gave it.',
  item: 'The piece it is about: kind and word of its address, such as `clock/rolex-submariner-1`.',
  key: 'Hash of who is counted.',
  kind: 'What happened.',
  kit: 'What came with the watch and is still there.',
  language: 'Language of letters to the account.',
  link: 'Address of the page where the piece costs less.',
  message: 'What the person writes.',
  model: 'Model, as the person writes it.',
  months: 'Months that the person asks for.',
  name: 'Name of the person.',
  nickname: 'Nickname in a messenger, with its `@`; the text `null` where none was given.',
  notify_type: 'How the person wants to be told: 1 by call, 2 by WhatsApp, 4 by Telegram.',
  number: 'Number of the appeal or ticket, as it was given out.',
  on: 'Whether a second factor is asked for at login.',
  options: 'Topics of letters that were chosen.',
  owner: 'Whose lists the browser held before, as the last response named it.',
  password: 'Password of the account; in a change, the new one.',
  password_confirmation: 'The same password again.',
  path: 'Path of the page that shows the list.',
  phone: 'Phone with the code of its country.',
  'photos[]': 'Photographs, a part of the form each.',
  points: 'How many are allowed before one has to wait.',
  rating: 'Stars, 1 to 5.',
  rawId: 'Of WebAuthn: the same as `id`.',
  reason: 'Why the person asks to pay later.',
  recovery_code: 'One of the recovery codes, in place of a passkey.',
  reference: 'Reference number, as the person writes it.',
  response: 'Of WebAuthn: what the authenticator answered.',
  search: 'Query of the page, with its question mark.',
  service: 'The service that the review is of.',
  signature: 'What proves that the sender holds the secret or the key.',
  subject: 'What is to be appraised.',
  telephone: 'Phone with the code of its country; of a call request by Telegram it may be empty.',
  text: 'What the person writes to the staff.',
  ticket: 'Number of the pledge ticket.',
  timestamp: 'Moment of the signature, seconds of the epoch.',
  title: 'Name that the person gives to it.',
  token: 'Token of the account, or secret of a mailed link.',
  transports: 'Of WebAuthn: how the authenticator is reached.',
  type: 'Of WebAuthn: the kind of the credential.',
  type_contact: 'How the person wants to be reached.',
  url: 'Word of the address of an item.',
  userHandle: 'Of WebAuthn: the account that the authenticator named, base64url.',
  visited: 'Alias of the city whose office the person visited.',
  wish: 'Whether the piece is to be held until the person comes, or bought.',
  year: 'Year of purchase.',
};

/** Meanings of fields in certain calls only, by path. */
const OF_CALL: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '/limits/count': { name: 'Name of the limit.' },
  '/passkeys': { id: 'Of WebAuthn: id of the credential, base64url.', name: 'What the person calls it.' },
  '/passkeys/rename': { name: 'What the person calls the passkey.' },
  '/login/passkey': { id: 'Of WebAuthn: id of the credential, base64url.' },
  '/login/second-factor/options': { ticket: 'What the login by password was answered with.' },
  '/login/second-factor': {
    id: 'Of WebAuthn: id of the credential, base64url.',
    ticket: 'What the login by password was answered with.',
  },
  '/proof': { id: 'Of WebAuthn: id of the credential, base64url.' },
  '/saved-items': {
    age: 'Milliseconds since it was done, by the browser’s clock.',
    kept: 'Whether the item was put in or taken out.',
    list: 'Which list.',
  },
  '/orders/message': { id: 'Number of the order.' },
  '/orders/read': { id: 'Number of the order.' },
};

type Json = Record<string, unknown>;

/** The fields of requests that have a description of their own. */
export const SENT_FIELDS: readonly string[] = Object.keys(SENT);

/**
 * Adds the meanings of fields to the body of a request, except where it has one already. @param path of the call.
 */
export function describeSent(path: string, part: unknown): unknown {
  if (Array.isArray(part)) return part.map((one) => describeSent(path, one));
  if (typeof part !== 'object' || part === null) return part;
  const inner: Json = Object.fromEntries(
    Object.entries(part).map(([name, value]) => [name, describeSent(path, value)]),
  );
  if (typeof inner.properties === 'object' && inner.properties !== null) {
    for (const [name, field] of Object.entries(inner.properties as Record<string, Json>)) {
      const text = OF_CALL[path]?.[name] ?? SENT[name];
      if (text && typeof field === 'object') field.description ??= text;
    }
  }
  return inner;
}
