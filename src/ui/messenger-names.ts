/** Names of the messengers as their makers write them, the same in every language. */
export const MESSENGER_NAMES = { telegram: 'Telegram', whatsapp: 'WhatsApp', viber: 'Viber' };
