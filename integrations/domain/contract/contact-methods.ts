/** Ways to answer a person, as request forms and their calls name them (§3). */
export const CONTACT_METHODS = ['telephone', 'whatsapp', 'telegram'] as const;

export type ContactMethod = (typeof CONTACT_METHODS)[number];

/** The same methods as numbers, as the account has them: call, WhatsApp, Telegram (§3, decision 50). */
export const ACCOUNT_METHODS = { telephone: 1, whatsapp: 2, telegram: 4 } as const satisfies Record<
  ContactMethod,
  number
>;
