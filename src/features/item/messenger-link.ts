/** A messenger of the shop, as a contact has it. */
interface Messenger {
  type: 'telegram' | 'whatsapp' | 'viber';
  link: string;
}

/**
 * The link of a messenger with a message begun: WhatsApp (`wa.me/{number}?text=`) and Telegram (`t.me/{name}?text=`)
 * take one. Viber takes none from a link to a chat and stays as it is, as does a link of another host.
 */
export function messengerLink({ type, link }: Messenger, text: string): string {
  return takesText(type) && /^https:\/\/(wa|t)\.me\//.test(link)
    ? `${link}?${new URLSearchParams({ text }).toString().replaceAll('+', '%20')}`
    : link;
}

function takesText(type: Messenger['type']): boolean {
  return type !== 'viber';
}
