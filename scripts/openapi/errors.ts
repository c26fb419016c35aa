const ERROR = { $ref: '#/components/schemas/Error' };

/** Response bodies of errors. */
export const ERROR_SCHEMAS = {
  Error: {
    type: 'object',
    required: ['message'],
    properties: {
      message: { type: 'string', description: 'For the log; a visitor is told in their own language.' },
      errors: {
        type: 'object',
        description:
          'Reasons by field: a word of the contract (`contract/reasons.ts`), or a text for the visitor.',
        additionalProperties: { type: 'array', items: { type: 'string' } },
      },
      retry_after: { type: 'integer', minimum: 1, description: 'Seconds to wait.' },
      proof_of_work: {
        type: 'integer',
        minimum: 1,
        description: 'How much work the browser has to do first, as a multiple of what every form asks for.',
      },
    },
  },
};

/** Responses by name of the error. Calls refer to these. */
export const ERROR_RESPONSES = {
  Unauthenticated: json('The call is not signed; or the account’s token is unknown or over.'),
  RecentProof: json('Password or passkey have to be shown again: `recent_proof` is among the errors.'),
  NotFound: json('There is no such thing, or no such page of a list.'),
  Invalid: json('The request is not valid; `errors` says why, by field.'),
  WorkRequired: json('The browser has to do some work first; `proof_of_work` says how much.'),
  TooManyAttempts: json('Too many tries; `retry_after` says how long to wait.'),
  Failure: json('Anything else: the storefront shows its last good response, or hides the section.'),
};

function json(description: string) {
  return { description, content: { 'application/json': { schema: ERROR } } };
}
