import { dateOf } from '@tourbillon/backend/business-days/business-day.ts';
import shop from '@tourbillon/backend/content/shop.json' with { type: 'json' };

const DAY = 24 * 3_600_000;

/** ISO date of a day of the shop: today, or some days later or earlier. Near midnight it is not the day in UTC. */
export function shopDay(days = 0): string {
  return dateOf(new Date(Date.now() + days * DAY), shop.time_zone);
}
