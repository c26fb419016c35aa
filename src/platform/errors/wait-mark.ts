/** Stands in the prerendered page of an error for the minutes after which to come again: each answer says its own. */
export const WAIT_MARK = '{{wait}}';
