/** Settings of the Telegram bot. */
export interface TelegramSettings {
  /** Token of the bot. */
  token: string;
  /** Chats by slug of a city or an office in it; `*` is the chat of all others. */
  chats: ReadonlyMap<string, string>;
  /** Base URL of the bot API, without a trailing slash. */
  api: string;
}

/** Environment variables of the settings. */
interface TelegramVariables {
  TELEGRAM_BOT_TOKEN?: string | undefined;
  TELEGRAM_CHAT_IDS?: string | undefined;
  TELEGRAM_API_URL?: string | undefined;
}

/** Timeout of a message, milliseconds. */
const TIMEOUT = 10_000;

/** Reads the settings from the environment; undefined unless it names a bot and a chat. */
export function telegramSettings({
  TELEGRAM_BOT_TOKEN: token,
  TELEGRAM_CHAT_IDS: chats,
  TELEGRAM_API_URL: api = 'https://api.telegram.org',
}: TelegramVariables): TelegramSettings | undefined {
  if (!token || !chats) return undefined;
  return { token, chats: readChats(chats), api: api.replace(/\/+$/, '') };
}

/** Parses `samara=-1001,*=-1002`. A single chat without a city is for all. */
export function readChats(text: string): Map<string, string> {
  const pairs = text.split(',').map((part) => part.trim().split('='));
  return new Map(
    pairs.flatMap(([city = '', chat]): [string, string][] =>
      chat === undefined ? (city ? [['*', city]] : []) : [[city.trim(), chat.trim()]],
    ),
  );
}

/**
 * The chat of a place: its own, else that of its city, else the one for all others, as letters choose their address
 * (decision 686). Undefined if there is none.
 */
export function chatOf(
  { chats }: Pick<TelegramSettings, 'chats'>,
  place: string | null,
  city: string | null,
): string | undefined {
  return chats.get(place ?? '*') ?? chats.get(city ?? '*') ?? chats.get('*');
}

/** Telegram does not know the chat, or the bot may not write there: sending again would not help. */
export class ChatRefused extends Error {
  override readonly name = 'ChatRefused';
}

/**
 * Sends a message to a chat.
 * @throws ChatRefused for a wrong chat; Error if Telegram is not available or fails. Neither has the token in its
 * message.
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
    signal: AbortSignal.timeout(TIMEOUT),
  }).catch(() => undefined);
  if (response?.ok) return;
  const message = `Telegram answered ${response?.status ?? 'nothing'}`;
  if (response?.status === 400 || response?.status === 403)
    throw new ChatRefused(`${message} for the chat ${chat}`);
  throw new Error(message);
}
