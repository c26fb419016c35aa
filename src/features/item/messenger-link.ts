/** A messenger of the shop, as a contact has it. */
interface Messenger {
  type: 'telegram' | 'whatsapp' | 'viber';
  link: string;
}

/**
 * The link of a messenger with a prepared message. WhatsApp (`wa.me/{number}?text=`) and Telegram
 * (`t.me/{name}?text=`) support one. Viber chat links do not, so they stay unchanged, as do links to other hosts.
 */
export function messengerLink({ type, link }: Messenger, text: string): string {
  return takesText(type) && /^https:\/\/(wa|t)\.me\//.test(link)
    ? `${link}?${new URLSearchParams({ text }).toString().replaceAll('+', '%20')}`
    : link;
}

function takesText(type: Messenger['type']): boolean {
  return type !== 'viber';
}
