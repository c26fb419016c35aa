import { expect, test } from 'vitest';
import { openSmtp } from './smtp-transport.ts';

test.each(['mail.example.com', 'http://mail.example.com', 'smtp://', 'user:secret@mail'])(
  'SMTP_URL %s is refused in a sentence that does not repeat it',
  (address) => {
    expect(() => openSmtp(address)).toThrow(/^SMTP_URL must be an address such as smtp:[^"]+$/);
    expect(() => openSmtp(address)).not.toThrow(/secret@/);
  },
);
