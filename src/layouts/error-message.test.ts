import { expect, test } from 'vitest';
import { translator } from '@tourbillon/domain/i18n/translate.ts';
import { errorMessage } from './error-message.ts';

const t = translator('en');

test.each([
  [400, 'Bad request', true],
  [401, 'Authorization required', true],
  [403, 'Access error', true],
  [404, 'This page could not be found', true],
  [405, 'This method cannot be applied to the current resource', true],
  [418, 'This page could not be found', true],
  [419, 'Page expired', true],
  [429, 'Request limit exceeded', true],
  [500, 'Site temporarily unavailable', true],
  [503, 'Site temporarily unavailable', true],
  [504, 'Site temporarily unavailable', true],
  [502, 'Maintenance', false],
])('§8 error page of %i: %s, code shown: %s', (status, text, code) => {
  const message = errorMessage(status);
  expect([t(message.title), message.code]).toEqual([text, code]);
});
