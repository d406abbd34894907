import { expect, test } from 'vitest'
import { LOCALES } from '../i18n/locales.ts'
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
  expect(['/no/sports', '/sv/sports', '/fr/sports/live', '/br', '/se/../sports'].map(leadsTo)).toEqual([
    ...['en', 'sv', 'en', 'en', 'en'],
  ])
})

test('ROUTE-05: a redirect of the site leads away from its own pages alone, never from what leads into an account', () => {
  const redirects = new Map(
    ['/users/password/edit', '/profile/wallet', '/editor', '/old'].map((from) => [
      from,
      { from, to: 'https://evil.example/', status: 302 as const },
    ]),
  )
  const kindOf = (path: string) =>
    readPageAddress(`/sports${path}?reset_password_token=abc`, { ...site, redirects }).kind
  expect(['/users/password/edit', '/profile/wallet', '/editor', '/old'].map(kindOf)).toEqual([
    'page',
    'page',
    'page',
    'moved',
  ])
})
