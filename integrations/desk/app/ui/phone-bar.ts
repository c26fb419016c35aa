/** Height of the navigation bar at the bottom of a phone screen, pixels. */
export const PHONE_BAR = 56;

/** The `bottom` of fixed elements above that bar. */
export const ABOVE_BAR = { xs: PHONE_BAR, sm: 0 };
