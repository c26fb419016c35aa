/** How notices reach Telegram. */
export interface TelegramSettings {
  /** Of the bot. */
  token: string;
  /** By address word of a city; under `*` the chat of all others. */
  chats: ReadonlyMap<string, string>;
  /** Where the interface of bots is, without a closing slash. */
  api: string;
}

/** The variables that say so. */
interface TelegramVariables {
  TELEGRAM_BOT_TOKEN?: string | undefined;
  TELEGRAM_CHAT_IDS?: string | undefined;
  TELEGRAM_API_URL?: string | undefined;
}

/** Milliseconds a message may take. */
const PATIENCE = 10_000;

/** The settings of an environment; undefined unless it names a bot and a chat. */
export function telegramSettings({
  TELEGRAM_BOT_TOKEN: token,
  TELEGRAM_CHAT_IDS: chats,
  TELEGRAM_API_URL: api = 'https://api.telegram.org',
}: TelegramVariables): TelegramSettings | undefined {
  if (!token || !chats) return undefined;
  return { token, chats: readChats(chats), api: api.replace(/\/+$/, '') };
}

/** Reads `samara=-1001,*=-1002`; a single chat without a city is that of all. */
export function readChats(text: string): Map<string, string> {
  const pairs = text.split(',').map((part) => part.trim().split('='));
  return new Map(
    pairs.flatMap(([city = '', chat]): [string, string][] =>
      chat === undefined ? (city ? [['*', city]] : []) : [[city.trim(), chat.trim()]],
    ),
  );
}

/** The chat of a city; undefined where nobody is told. */
export function chatOf({ chats }: Pick<TelegramSettings, 'chats'>, city: string | null): string | undefined {
  return (city === null ? undefined : chats.get(city)) ?? chats.get('*');
}

/**
 * Sends a message to a chat.
 * @throws Error without the token in its words, when Telegram is away or refuses. A chat that there is not is refused for ever.
 */
export async function sendTelegram(
  { token, api }: Pick<TelegramSettings, 'token' | 'api'>,
  chat: string,
  text: string,
): Promise<void> {
  const response = await fetch(`${api}/bot${token}/sendMessage`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ chat_id: chat, text, link_preview_options: { is_disabled: true } }),
    signal: AbortSignal.timeout(PATIENCE),
  }).catch(() => undefined);
  if (!response?.ok) throw new Error(`Telegram answered ${response?.status ?? 'nothing'}`);
}
