import { describe, expect, test } from 'vitest';
import { LOCALES } from '@tourbillon/domain/i18n/locales.ts';
import { composeMail } from './compose-letter.ts';
import { sampleSender } from './sample-letters.ts';
import { SIGN_IN_CHANGES } from './templates/sign-in-changed.ts';

describe.each(LOCALES)('letters about accounts in %s', (locale) => {
  const sender = sampleSender(locale);

  test.each([
    ['an office', {}, 'securityMail.strangerOffice'],
    ['no office', { isOnline: true }, 'securityMail.strangerAway'],
  ] as const)('who cannot log in is told what to do by a site with %s', (_, more, key) => {
    const values = {
      changes: ['passkey_added'],
      at: '2026-11-21T08:00:00.000Z',
      zone: 'Europe/Kyiv',
    } as const;
    const office = sender.office && { ...sender.office, ...more };
    const { text } = composeMail('sign-in-changed', values, { ...sender, office });
    expect(text.replace(/\s+/g, ' ')).toContain(sender.t(key).replace(/\s+/g, ' '));
  });

  test.each([
    ['account-confirm', { token: 'secret', hours: 72 }, '/registration/confirm/?token=secret'],
    ['account-exists', { token: 'secret', hours: 1 }, '/reset-password/?token=secret'],
    ['password-forgotten', { token: 'secret', hours: 1 }, '/reset-password/?token=secret'],
    ['email-confirm', { token: 'secret', hours: 24 }, '/profile/email/confirm/?token=secret'],
    ['email-taken', {}, '/login/'],
    ['email-asked', { hint: 'n…@x.test' }, '/forgot-password/'],
    ['email-changed', { hint: 'n…@x.test', at: '2026-11-21T08:00:00.000Z' }, '/contacts/'],
    [
      'email-changed',
      { hint: 'n…@x.test', at: '2026-11-21T08:00:00.000Z', token: 'secret', hours: 72 },
      '/profile/email/undo/?token=secret',
    ],
    [
      'new-device',
      {
        device: 'Firefox, Windows',
        place: '203.0.*.*',
        at: '2026-11-21T08:00:00.000Z',
        zone: 'Europe/Moscow',
      },
      '/profile/',
    ],
    ['new-device', { device: '', place: '', at: '2026-11-21T08:00:00.000Z' }, '/profile/'],
    ...SIGN_IN_CHANGES.map(
      (change) =>
        [
          'sign-in-changed',
          { changes: [change], at: '2026-11-21T08:00:00.000Z', zone: 'Asia/Tashkent' },
          '/forgot-password/',
        ] as const,
    ),
    ['password-changed', { at: '2026-11-21T08:00:00.000Z' }, '/forgot-password/'],
  ] as const)('%s says everything, with its link', (name, values, path) => {
    const { subject, text, html, headers, link } = composeMail(name, values as never, sender);
    expect(subject).toContain('Tourbillon');
    expect(link).toBe(sender.origin + path);
    expect(html).toContain(`href="${sender.origin}${path}"`);
    for (const form of [subject, text, html]) expect(form).not.toMatch(/\{\{|undefined|\[object|null/);
    // Not a mailing list, so the letter has no unsubscribe header.
    expect(headers).toEqual({});
  });
});
