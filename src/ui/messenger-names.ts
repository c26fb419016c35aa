/** Names of the messengers as brand names, equal in every language. */
export const MESSENGER_NAMES = { telegram: 'Telegram', whatsapp: 'WhatsApp', viber: 'Viber' };
