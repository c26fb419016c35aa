import type { AddressedMail } from './transport.ts';

/** Converts a letter for nodemailer. The pictures are inline attachments that the HTML refers to by Content-ID. */
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
