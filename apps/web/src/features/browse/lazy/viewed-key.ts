/** Where the browser keeps what was looked at. */
export const VIEWED_KEY = 'recentlyViewed'
