import { timestamp } from 'drizzle-orm/pg-core';

/** A timestamp with time zone. */
export const moment = () => timestamp({ withTimezone: true });
