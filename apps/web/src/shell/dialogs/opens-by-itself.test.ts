import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const SOURCES = join(import.meta.dirname, '../..')

/** Files with dialogs that only a press or an address opens. */
const BY_PRESS = [
  'features/access/open-way.ts',
  'features/bonuses/lazy/OfferCard.tsx',
  'features/bonuses/lazy/OfferHero.tsx',
  'features/consent/CookieNotice.tsx',
  'features/slip/engine/fill.ts',
  'features/slip/lazy/PlaceButtonView.tsx',
  'features/slip/lazy/bet-types/use-builder-tab.ts',
  'shell/dialogs/DialogHost.tsx',
  'shell/start/modal-links.ts',
]
/** Files with dialogs that may interrupt a player who types: they must be closed before anything else. */
const AT_ONCE = [
  // The session is over.
  'features/account/effects.ts',
  // What a country requires, and a player's own limits.
  'features/limits/lazy/watch-play.ts',
  // It has no field, and the money is in the account.
  'features/jackpots/lazy/HitWatch.tsx',
]

test('PLAYER-02 PAY-01 PLAYER-01: a dialog that opens by itself waits while the player types, or interrupts for a reason', () => {
  const opening = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|demo)\.|^testing/.test(file))
    .map((file) => ({ file, code: readFileSync(join(SOURCES, file), 'utf8') }))
    .filter(({ code }) => code.includes('dialogs.open('))
  const listed = [...BY_PRESS, ...AT_ONCE]
  expect(listed.filter((name) => !opening.some(({ file }) => file === name))).toEqual([])
  const others = opening.filter(({ file }) => !listed.includes(file))
  expect(others.length).toBeGreaterThan(3)
  expect(others.filter(({ code }) => !code.includes('whenNotTyping(')).map(({ file }) => file)).toEqual([])
})
