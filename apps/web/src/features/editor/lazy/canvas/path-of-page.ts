import { PAGE_KEYS, type PageKey } from '@touchline/contract/site'

/** Where a page of the product can be seen; one that is of a sport, of the first sport. */
const PATHS: { readonly [K in PageKey]: string } = {
  home: '/',
  live: '/live',
  esports: '/cybersport',
  schedule: '/schedule',
  results: '/results',
  search: '/search',
  favorites: '/favorites',
  promotions: '/promotions',
  racing: '/horse-racing',
  lotteries: '/lottery',
  sport: '/football',
  category: '/football/england',
  league: '/football',
  event: '/football',
  about: '/about',
  rules: '/general-rules',
}

/** Path of a page inside the application, by its key or its own path. */
export function pathOfPage(page: string): string {
  const key = PAGE_KEYS.find((one) => one === page)
  return key === undefined ? page : PATHS[key]
}
