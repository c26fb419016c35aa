import type { AddressedMail } from './transport.ts';

/** A letter as nodemailer takes it: its pictures are parts of the message, which its HTML names. */
export function messageOf({ link: _link, pictures, ...mail }: AddressedMail) {
  return {
    ...mail,
    attachments: pictures.map(({ cid, jpeg }, index) => ({
      cid,
      filename: `${index + 1}.jpg`,
      content: jpeg,
      contentType: 'image/jpeg',
      contentDisposition: 'inline' as const,
    })),
  };
}
