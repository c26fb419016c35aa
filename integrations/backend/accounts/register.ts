import { eq } from 'drizzle-orm';
import type { RequestOf } from '@tourbillon/domain/contract/call.ts';
import type { register } from '@tourbillon/domain/contract/account/registration.ts';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import { LINK_HOURS } from '@tourbillon/domain/contract/account/mailed-links.ts';
import { schema, type Database } from '../database/database.ts';
import { enqueueMail } from '../mail/mail-queue.ts';
import { officeMoment } from '../mail/office-time.ts';
import { policyEdition } from '../content-store/policy-edition.ts';
import type { RecordSecurityEvent } from '../security-events/security-events.ts';
import { isSecondClick } from '../mailed-links/link-rules.ts';
import { newMailToken, storeToken } from './mail-tokens.ts';
import { hashPassword } from './password-hash.ts';
import type { PasswordJudge } from './password-strength/password-judge.ts';

const { accounts, consents } = schema;

/** The data of a registration. */
export type Registration = Omit<RequestOf<typeof register>, 'password_confirmation'> & {
  locale: Locale;
  /** Edition of the text of the consent; undefined when the visitor's site showed none. */
  consent: string | undefined;
};

/**
 * Registers somebody and queues the letter with the confirming link. If the address has an account already, its owner
 * gets a letter that says so, with a link to a new password. The response and its time are the same, so nobody learns
 * whether an address is known.
 * @throws DomainError 'invalid' at a password that is easy to guess.
 */
export async function registerAccount(
  database: Database,
  judge: PasswordJudge,
  { email, name, phone, nickname, notify_type, password, locale, consent }: Registration,
  record: RecordSecurityEvent,
  now = new Date(),
): Promise<void> {
  const judgePassword = await judge();
  judgePassword(password, { email, name, phone, nickname });
  const passwordHash = await hashPassword(password);
  await database.transaction(async (tx) => {
    const policy = await policyEdition(tx, locale);
    const [fresh] = await tx
      .insert(accounts)
      .values({
        email,
        name,
        phone,
        nickname,
        notifyType: notify_type,
        locale,
        passwordHash,
        passwordChangedAt: now,
        createdAt: now,
      })
      .onConflictDoNothing({ target: accounts.email })
      .returning({ id: accounts.id });
    if (!fresh) return notifyOwner(tx, { email, name, phone, nickname }, now);
    await record(tx, { kind: 'registered', account: { id: fresh.id, email } });
    const text = { text: consent ?? null, policy, locale, givenAt: now };
    await tx.insert(consents).values({ accountId: fresh.id, purpose: 'registration', ...text });
    const token = await storeToken(tx, fresh.id, 'confirm', now);
    const values = { token, hours: LINK_HOURS.confirm };
    await enqueueMail(tx, { to: email, locale, template: 'account-confirm', values }, now);
  });
}

/**
 * Notifies the owner of an account that somebody has registered with its address, if no such letter was sent
 * recently. A double click of a new user sends no letter (decision 352).
 */
async function notifyOwner(
  tx: Database,
  { email, ...typed }: Pick<Registration, 'email' | 'name' | 'phone' | 'nickname'>,
  now: Date,
): Promise<void> {
  const [owner] = await tx.select().from(accounts).where(eq(accounts.email, email)).for('update');
  if (!owner) return;
  const isSame = (['name', 'phone', 'nickname'] as const).every((field) => owner[field] === typed[field]);
  if (isSame && owner.confirmedAt === null && isSecondClick({ usedAt: owner.createdAt }, now)) return;
  const token = await newMailToken(tx, owner.id, 'reset', now);
  if (!token) return;
  const { locale } = owner;
  const values = { token, hours: LINK_HOURS.reset, ...(await officeMoment(tx, locale, now)) };
  await enqueueMail(tx, { to: email, locale, template: 'account-exists', values }, now);
}
