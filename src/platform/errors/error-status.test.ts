import { expect, it } from 'vitest';
import { BackendError } from './backend-error.ts';
import { errorStatus } from './error-status.ts';
import { PageError } from './page-error.ts';

it.each([
  ['a page that is not there', new PageError(404), 404],
  ['the backend says no such thing', new BackendError('detail', 404), 404],
  ['§2 validation of an address fails', new BackendError('contacts', 422), 404],
  ['the backend fails', new BackendError('detail', 503), 503],
  ['no response from the backend', new BackendError('detail'), 502],
  ['a mistake of ours', new TypeError('x'), 500],
])('§8 D61 status of an error: %s', (_, error, status) => {
  expect(errorStatus(error)).toBe(status);
});
