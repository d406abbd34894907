export const SPORT_TABS = ['top', 'all', 'favorites', 'outrights', 'betbuilder'] as const
/** What the page of a sport shows (CAT-02). */
export type SportTab = (typeof SPORT_TABS)[number]

export function readTab(search: URLSearchParams): SportTab {
  return SPORT_TABS.find((tab) => tab === search.get('tab')) ?? 'top'
}
