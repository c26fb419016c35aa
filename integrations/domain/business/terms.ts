/** Figures of a deal (§9). The buy-out share differs by host and is in `LOCALE_FACTS`. */
export const DEAL = {
  /** From the examination to the money, minutes. */
  minutes: 30,
  /** A loan is smaller than a buy-out by this many per cent. */
  loanLess: { from: 10, to: 15 },
} as const;

/** The guarantee on watches that are sold, or fully serviced, months (§9). The item or the contract has the exact term. */
export const GUARANTEE = {
  /** For complicated, rare and old watches. */
  least: 6,
  /** For watches with light signs of wear. */
  usual: 12,
  most: 24,
} as const;

/** How long examination and work on a thing take. */
export const WORK_TERMS = {
  /** The first examination, minutes. */
  lookMinutes: 30,
  /** A battery, a strap, a bracelet, minutes. */
  quickMinutes: 30,
  diagnosisWorkingDays: 5,
  serviceWeeks: { least: 3, most: 6 },
} as const;

/** Working days until the reward for a new client is paid. */
export const REWARD_WORKING_DAYS = 3;

/** Terms of every loan. Its cost and its limits are in the tariff of the city (decision 78). */
export const LOAN_TERMS = {
  /** The longest loan, and the longest extension at a time, years; a loan may be extended more than once. */
  years: 1,
  /** Length of a loan, days. */
  days: { least: 1, most: 365 },
  /** Days after the due day, at the same rate, in which the thing may not be sold. */
  graceDays: 30,
  /** Default length of an extension, days. */
  extensionDays: 30,
  /** Years in which the client may claim the surplus of a sale. */
  surplusYears: 3,
} as const;

/** Terms the shop keeps to in its letters and records (§9). */
export const TERMS = {
  /** Time to answer a citizens' appeal, days. */
  appealDays: 15,
  /** Time to decide on a deferral, working days. */
  deferralWorkingDays: 3,
  /** The shortest deferral, months. */
  deferralMonths: 3,
  /** Time to answer a request about personal data, an objection or a request of an authority, days. */
  requestDays: 30,
  /** Minimum time that records of appeals and consents are kept, years. */
  recordYears: 3,
  /** Notice before a visit to read the documents, hours. */
  visitHours: 1,
} as const;

/** Minutes for which a proof by password or passkey counts as recent. */
export const PROOF_MINUTES = 5;
