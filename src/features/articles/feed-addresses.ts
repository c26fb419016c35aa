/** Paths of the feeds of a host: all articles, and news only. */
export const FEEDS = { all: '/rss.xml', news: '/news/rss.xml' } as const;

export type FeedName = keyof typeof FEEDS;

export const FEED_NAMES = Object.keys(FEEDS) as FeedName[];
