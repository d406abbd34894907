import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ERRORS } from '@touchline/contract/error-codes'
import { ROUTES } from '@touchline/contract/routes'
import { expect, test } from 'vitest'
import { carryRoutes } from './carried-routes.ts'
import { inlineErrorCodes, inlineRoutes } from './contract-lists.ts'

test('ERROR-04: the built script contains the error codes of the contract, and unknown names stay', () => {
  const code = `[ERRORS.validation.code]: ERRORS.cash_out_changed.key, ERRORS.includes(code), ERRORS.none.code`
  const { validation, cash_out_changed: changed } = ERRORS
  expect(inlineErrorCodes(code)).toBe(`[${validation.code}]: "${changed.key}", ERRORS.includes(code), ERRORS.none.code`)
})

test('a script contains only the addresses of its own calls, and reading one route adds no table', () => {
  expect(inlineRoutes('href={ROUTES.exportPlayerData.path} {...ROUTES[name]}')).toBe(
    'href={"/api/player/data.json"} {...ROUTES[name]}',
  )
  const source = `import { useCall } from '../data'
const key = ['getBets', page]
export const add = (http: Http) => http.call(isNew ? 'addFavourite' : 'getBets', { body }) as Result<'search'>
export const Link = () => <Again link="resendUnlock" name="search" />
`
  expect(carryRoutes('page.tsx', source)).toBe(`import { carry } from '@touchline/contract/routes';${[
    'const $addFavourite = /* @__PURE__ */ carry("addFavourite", "/api/v2/favourites/{type}/{id}", "POST");',
    'const $getBets = /* @__PURE__ */ carry("getBets", "/api/v3/bets");',
    'const $resendUnlock = /* @__PURE__ */ carry("resendUnlock", "/api/users/unlock/resend", "POST");',
  ].join('')}import { useCall } from '../data'
const key = ['getBets', page]
export const add = (http: Http) => http.call(isNew ? $addFavourite : $getBets, { body }) as Result<'search'>
export const Link = () => <Again link={$resendUnlock} name="search" />
`)
  expect(carryRoutes('list.ts', "export const KEPT = ['getBets']")).toBe("export const KEPT = ['getBets']")
})

/**
 * A document, a file and a picture have their own addresses; `getBonuses` returns the contents of five of these; others
 * are for other clients or for the server.
 */
const NO_PAGE_CALLS = [
  'getCategory',
  'getComboboosts',
  'getFreebets',
  'getHuntingTournaments',
  'getHuntings',
  'getLootboxes',
  'getIcons',
  'patchPassword',
  'exportPlayerData',
  'getStatementsFile',
  'getSiteStyles',
]

test('pages carry the route of every call of the contract, but of those that no page makes', () => {
  const root = join(import.meta.dirname, '../src')
  const files = globSync('**/*.{ts,tsx}', { cwd: root }).filter(
    (file) => !/\.(?:test|demo)\.|^(?:testing|gallery|server)\//.test(file),
  )
  const carried = files.flatMap((file) => {
    const short = carryRoutes(file, readFileSync(join(root, file), 'utf8'))
    return [...short.matchAll(/ carry\("(\w+)"/g)].map(([, name]) => name)
  })
  const missing = Object.keys(ROUTES).filter((name) => !carried.includes(name))
  expect(missing).toEqual(NO_PAGE_CALLS)
})
