/** What other rooms import from alerts. */
export { addItemAlert } from './add-item-alert.ts';
export { wantsArrivals } from './arrivals-topic.ts';
export { alertOfFilter, endAlertOfFilter, startAlertOfFilter } from './filter-alerts.ts';
