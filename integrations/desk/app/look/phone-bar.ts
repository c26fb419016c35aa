/** Height of the bar at the lower edge of a phone, pixels. */
export const PHONE_BAR = 56;

/** The lower edge of what stays in sight: over that bar. */
export const ABOVE_BAR = { xs: PHONE_BAR, sm: 0 };
