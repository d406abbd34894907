/** Where the browser stores viewed pages. */
export const VIEWED_KEY = 'recentlyViewed'
