/** Figures of a deal (§9); the buy-out share differs by host and stands in `LOCALE_FACTS`. */
export const DEAL = {
  /** From the examination to the money, minutes. */
  minutes: 30,
  /** Loans given on the day of contact, roubles; larger ones by agreement (decision 33). */
  loan: { from: 50_000, to: 150_000_000 },
  /** By how many per cent a loan is less than a buy-out. */
  loanLess: { from: 10, to: 15 },
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
