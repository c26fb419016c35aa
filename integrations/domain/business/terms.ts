/** Figures of a deal (§9); the buy-out share differs by host and stands in `LOCALE_FACTS`. */
export const DEAL = {
  /** From the examination to the money, minutes. */
  minutes: 30,
  /** By how many per cent a loan is less than a buy-out. */
  loanLess: { from: 10, to: 15 },
} as const;

/** Terms of every loan; what it costs and its limits are the tariff of the city (decision 78). */
export const LOAN_TERMS = {
  /** For how long one is given, days; it may be extended. */
  days: { least: 1, most: 365 },
  /** After the due day, at the same rate: within it the thing may not be sold. */
  graceDays: 30,
  /** By how many days a loan is extended at once, as long as nobody agrees on another number. */
  extensionDays: 30,
  /** Years in which the surplus of a sale may be asked for. */
  surplusYears: 3,
} as const;

/** Terms the shop keeps to in its letters and records (§9). */
export const TERMS = {
  /** Until a citizens' appeal is answered, days. */
  appealDays: 15,
  /** Until a request for a deferral is decided, working days. */
  deferralWorkingDays: 3,
  /** The shortest deferral, months. */
  deferralMonths: 3,
  /** Until a request about personal data, an objection or an authority is answered, days. */
  requestDays: 30,
  /** Records of appeals and consents are kept at least so long, years. */
  recordYears: 3,
  /** How long ahead a visit to read the documents is announced, hours. */
  visitHours: 1,
} as const;

/** Minutes for which a password or a passkey that was shown counts as recent. */
export const PROOF_MINUTES = 5;
