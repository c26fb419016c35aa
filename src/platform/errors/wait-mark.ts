/** Placeholder in a prerendered error page for the minutes to wait. Each response inserts its own number. */
export const WAIT_MARK = '{{wait}}';
