import { expect, test } from 'vitest'
import { LOCALES } from '../i18n/locales.ts'
import { matchRoute, type PageName } from '../navigation/routes.ts'
import { readPageAddress } from './page-address.ts'
import type { KnownSite } from './site-watch.ts'

const site = {
  addresses: { locales: LOCALES, isLocaleRequired: false },
  redirects: new Map(),
  paths: new Set(),
} as unknown as KnownSite
const leadsTo = (url: string) => {
  const address = readPageAddress(url, site)
  return address.kind === 'moved' ? address.pathname : address.locale
}

test('LOCALE-01: a language by another name leads to the address it has here', () => {
  expect(
    ['/se/sports/live', '/br/sports', '/PT-br/sports/live?a=1', '/de-CH/sports', '/en/sports'].map(leadsTo),
  ).toEqual(['/sv/sports/live', '/pt-BR/sports', '/pt-BR/sports/live', '/de/sports', '/sports'])
  expect(['/sv/sports', '/fr/sports/live', '/br', '/se/../sports'].map(leadsTo)).toEqual(['sv', 'en', 'en', 'en'])
})

test('LOCALE-01: another name of a language that the site does not speak leads to its first language, for as long as that is so', () => {
  const german = { ...site, addresses: { locales: ['de', 'en'], isLocaleRequired: true } } as KnownSite
  for (const name of ['no', 'nb', 'tl', 'fil', 'vn', 'vi', 'se', 'br'])
    expect(readPageAddress(`/${name}/sports/live?a=1`, german)).toEqual({
      kind: 'moved',
      pathname: '/de/sports/live',
      status: 302,
    })
  expect(['/no/sports', '/tl/sports/live', '/VN/sports/live'].map(leadsTo)).toEqual([
    '/sports',
    '/sports/live',
    '/sports/live',
  ])
})

/** Pages that hold nothing of an account: a site may lead away from them. */
const FREE = [
  'home',
  'live',
  'esports',
  'schedule',
  'search',
  'results',
  'favorites',
  'promotions',
  'racing',
  'lotteries',
  'sport',
  'category',
  'league',
  'event',
  'about',
  'rules',
  'custom',
  'blocked',
  'locked',
  'error',
] as const satisfies readonly PageName[]
/** Where every other page is. */
const GUARDED: { readonly [P in Exclude<PageName, (typeof FREE)[number]>]: string } = {
  'sign-in': '/users/sign-in',
  'sign-up': '/users/sign-up',
  'forgot-password': '/users/password/new',
  'edit-password': '/users/password/edit',
  confirmation: '/users/confirmation',
  'resend-confirmation': '/users/confirmation/new',
  unlock: '/users/unlock',
  profile: '/profile',
  wallet: '/profile/wallet',
  deposit: '/profile/wallet/deposit',
  withdraw: '/profile/wallet/withdraw',
  transactions: '/transactions',
  limits: '/limits',
  'init-sportsbook': '/init-sportsbook',
  bets: '/bets',
  bet: '/bets/7',
  editor: '/editor',
  'not-found': '/404',
}

test('ROUTE-05: a redirect of the site leads away from pages without an account alone, in no spelling from any other', () => {
  const paths = Object.entries(GUARDED)
  const spelt = paths.flatMap(([, path]) => [path, `${path}/`, path.toUpperCase()])
  const redirects = new Map(
    [...spelt, '/old'].map((from) => [from, { from, to: 'https://evil.example/', status: 302 as const }]),
  )
  const leadsAway = (path: string) => {
    const read = readPageAddress(`/sports${path}?reset_password_token=abc`, { ...site, redirects })
    return read.kind === 'moved' && read.pathname.startsWith('https:')
  }
  expect(paths.map(([page, path]) => [page, matchRoute(path).page])).toEqual(paths.map(([page]) => [page, page]))
  expect([spelt.filter(leadsAway), leadsAway('/old')]).toEqual([[], true])
})

test('ROUTE-12: an address that no map names may be a page for players: the back end is queried only for players', () => {
  const shown = (path: string, isPlayer: boolean) => {
    const address = readPageAddress(`/sports${path}`, site, isPlayer)
    return address.kind === 'page' ? address.pathname : address.kind
  }
  expect(shown('/gold', true)).toBe('/sports/gold')
  expect([shown('/gold', false), shown('/a/b/c/d/e/f', true)]).toEqual(['/sports/404', '/sports/404'])
})
