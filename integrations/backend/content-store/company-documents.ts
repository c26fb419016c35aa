/** Documents of the companies are pages of text without an address of their own: no slug of a page has a slash. */
export const DOCUMENT_PREFIX = 'document/';
