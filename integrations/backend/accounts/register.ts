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
import { newMailToken } from './mail-tokens.ts';
import { hashPassword } from './password-hash.ts';
import type { PasswordJudge } from './password-strength/password-judge.ts';

const { accounts, consents } = schema;

/** Somebody who registers. */
export type Registration = Omit<RequestOf<typeof register>, 'password_confirmation'> & {
  locale: Locale;
  /** Edition of the words of consent; none where no site has shown them. */
  consent: string | undefined;
};

/**
 * Registers somebody and puts the letter with the confirming link into the queue. Somebody who has an account already
 * gets a letter that says so, with a link to a new password: the person who typed the address learns nothing, and takes
 * the same time.
 * @throws DomainError 'invalid' at a password that would be guessed.
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
    const token = await newMailToken(tx, fresh.id, 'confirm', now);
    if (!token) return;
    const values = { token, hours: LINK_HOURS.confirm };
    await enqueueMail(tx, { to: email, locale, template: 'account-confirm', values }, now);
  });
}

/**
 * Somebody has registered with the address of an account: its owner is notified, at most now and then. A second click
 * of who has just registered is nothing to write about (decision 352).
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
