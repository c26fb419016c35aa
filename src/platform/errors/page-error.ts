/** Thrown by a page to answer with the designed error page of that status (§8). */
export class PageError extends Error {
  readonly status: number;

  constructor(status: number) {
    super(`Page error ${status}`);
    this.name = 'PageError';
    this.status = status;
  }
}
