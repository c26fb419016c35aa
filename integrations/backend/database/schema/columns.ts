import { timestamp } from 'drizzle-orm/pg-core';

/** A moment, with its time zone. */
export const moment = () => timestamp({ withTimezone: true });
