/** Environment that removes the variables for a shop's own data, letters, notices and files. A mock has none of these. */
export const WITHOUT_SHOP = {
  DATABASE_URL: undefined,
  DATABASE_READ_URL: undefined,
  SMTP_URL: undefined,
  STAFF_EMAIL: undefined,
  TELEGRAM_BOT_TOKEN: undefined,
  TELEGRAM_CHAT_IDS: undefined,
  S3_BUCKET: undefined,
  SENTRY_DSN: undefined,
};
