/** What other rooms take of alerts. */
export { keepWish } from './add-item-alert.ts';
export { alertOfFilter, endAlertOfFilter, startAlertOfFilter } from './filter-alerts.ts';
