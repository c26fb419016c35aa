import { sql } from 'drizzle-orm';
import type { Database } from '@tourbillon/backend/database/database.ts';

/**
 * Fills in requests, orders and pledge tickets of a shop of many years: this many of each, most of them answered
 * or closed.
 */
export async function fillDesk(database: Database, amount: number): Promise<void> {
  const row = sql`generate_series(1, ${sql.raw(String(amount))}) as n`;
  const city = sql`(array['samara', 'moscow', 'krasnodar', null])[1 + n % 4]`;
  const sent = sql`now() - n * interval '17 minutes'`;
  await database.execute(sql`
    insert into requests (kind, payload, locale, city, key, sent_at, created_at, answered_at, answer_by)
    select (array['feedback', 'appraisal', 'question', 'purchase'])[1 + n % 4],
      jsonb_build_object('user_name', 'Имя ' || md5(n::text), 'telephone', '+79' || lpad(n::text, 9, '0'),
        'brand', 'Omega', 'reference', '210.' || n, 'email', 'n' || n || '@x.test'),
      (array['ru', 'en', 'ua', 'uz'])[1 + n % 4], ${city}, 'bench-' || n, ${sent}, ${sent},
      case when n % 50 = 0 then null else ${sent} end, ${sent} + interval '2 hours'
    from ${row}`);
  await database.execute(sql`
    insert into orders (request_id, email, item_url, wish, state, state_at, created_at, city)
    select id, 'n' || id || '@x.test', 'piece-' || id, 'buy',
      (array['sold', 'in_archive', 'sold', 'in_stock'])[1 + id % 4], sent_at, sent_at, city
    from requests`);
  await database.execute(sql`
    insert into pledge_tickets (number, printed, city, phone_digits, due, grace_end, amount, currency, redeemed)
    select 'B' || lpad(n::text, 8, '0'), 'B-' || lpad(n::text, 8, '0'), coalesce(${city}, 'moscow'), '4567',
      current_date + (n % 2000 - 1800), current_date + (n % 2000 - 1770), 100000, 'RUB', n % 10 > 0
    from ${row}`);
  await database.execute(sql`analyze`);
}
