import type { LinkWords } from '#src/ui/mailed-link/link-view.ts';

/** Texts for an invalid link from any letter. */
export const REFUSED_LINK = {
  title: 'signIn.linkFailedTitle',
  texts: {
    token_unknown: 'signIn.link_token_unknown',
    token_expired: 'signIn.link_token_expired',
    token_used: 'signIn.link_token_used',
  },
} as const satisfies LinkWords['refused'];
