/** State of the page behind a mailed link. */
export type LinkView =
  /** The button; `failed` after a press that the backend did not answer. */
  | { state: 'ask'; token: string; failed?: boolean }
  /** `resetToken` sets a new password when the link requires one. */
  | { state: 'done'; resetToken?: string | undefined }
  /** The link is not valid. The reason is one of `REASONS` or the backend's text. */
  | { state: 'refused'; reason: string };

/**
 * Why the page of a mailed offer or thread has no content: the token is unknown, or missing as after a reload of an answer, or the backend does not
 * respond.
 */
export type SecretProblem = 'unknown' | 'missing' | 'unavailable';
