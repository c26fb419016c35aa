/** What the page behind a mailed link shows. */
export type LinkView =
  /** The button; `failed` when it was pressed and the backend was away. */
  | { state: 'ask'; token: string; failed?: boolean }
  /** `resetToken` sets a new password, where the link has made that needful. */
  | { state: 'done'; resetToken?: string | undefined }
  /** The link is not valid, and why: our word or the backend's text. */
  | { state: 'refused'; reason: string };
