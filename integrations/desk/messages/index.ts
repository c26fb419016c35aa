import { createTranslators, type KeyOf } from '@tourbillon/domain/i18n/create-translators.ts';
import { access } from './access.ts';
import { auditLog } from './audit-log.ts';
import { desk } from './desk.ts';
import { inbox } from './inbox.ts';
import { people } from './people.ts';

const TABLES = { desk, access, inbox, people, auditLog };

/** Every key of the desk's own messages: `namespace.key`. */
export type DeskKey = KeyOf<typeof TABLES>;

/** The desk's own messages by language. */
export const deskTranslators = createTranslators(TABLES);
