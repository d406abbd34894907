import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { DEFAULT_ADDRESSES } from '../../navigation/index.ts'
import { type Embedding, receive } from './receive.ts'

function embedding({ isDynamic = true, isPlayer = false } = {}) {
  const account = {
    chooseCurrency: vi.fn(),
    saveSettings: vi.fn(),
    store: { get: () => ({ auth: { status: isPlayer ? 'LOGGED_IN' : 'NOT_LOGGED_IN' } }) },
  }
  const preferences = { set: vi.fn() }
  const slip = { openTicket: vi.fn(), closeSheet: vi.fn(), unfold: vi.fn(), restoreCode: vi.fn() }
  const session = { renew: vi.fn(), take: vi.fn(), end: vi.fn() }
  const integration = { take: vi.fn(), isDynamic: () => isDynamic }
  const go = vi.fn()
  const changeLocale = vi.fn()
  const services = { account, preferences, slip, addresses: DEFAULT_ADDRESSES }
  return {
    account,
    preferences,
    slip,
    session,
    integration,
    go,
    changeLocale,
    all: { services, session, integration, go, changeLocale } as unknown as Embedding,
  }
}

/** What a browser makes of a property of the style, in px. */
function pixels(style: ReadonlyMap<string, string>, name: string, frameHeight = 5_000): number {
  const written = (property: string): string =>
    (style.get(property) ?? '').replaceAll(/var\((--[\w-]+)\)/g, (_, other: string) => `(${written(other)})`)
  const computed = written(name).replaceAll('calc', '').replaceAll('px', '').replaceAll('100vh', String(frameHeight))
  const clamp = (least: number, value: number, most: number) => Math.max(least, Math.min(value, most))
  return new Function('min', 'max', 'clamp', `return ${computed}`)(Math.min, Math.max, clamp)
}

describe('what messages of a host do (EMBED-01)', () => {
  const style = new Map<string, string>()
  const dataset: Record<string, string> = {}
  beforeEach(() => {
    style.clear()
    const element = { dataset, style: { setProperty: (name: string, value: string) => style.set(name, value) } }
    vi.stubGlobal('document', { documentElement: element })
    vi.stubGlobal('window', { screen: { height: 1_080 }, outerHeight: 900 })
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    for (const name of Object.keys(dataset)) delete dataset[name]
  })

  test('odds: the format holds at once, and is kept with the account of a player', () => {
    const visitor = embedding()
    receive(visitor.all, 'odds_changed', { odds_type: 'uk' })
    expect(visitor.preferences.set).toHaveBeenCalledWith('oddsFormat', 'uk')
    expect(visitor.account.saveSettings).not.toHaveBeenCalled()
    const player = embedding({ isPlayer: true })
    receive(player.all, 'odds_changed', { odds_type: 'uk' })
    expect(player.account.saveSettings).toHaveBeenCalledWith({ odds_type: 'uk' })
  })

  test('pages, currency, shared bets, the slip', () => {
    const { all, go, account, slip } = embedding()
    receive(all, 'page_changed', { path: '/live?sport=tennis' })
    receive(all, 'change_currency', { currency: 'USD' })
    receive(all, 'apply_bet_code', { code: 'AB12' })
    receive(all, 'open_bet_slip', {})
    receive(all, 'open_bet_slip', { open: false })
    expect(go).toHaveBeenCalledWith('/live?sport=tennis')
    expect(account.chooseCurrency).toHaveBeenCalledWith('USD')
    expect(slip.restoreCode).toHaveBeenCalledWith('AB12')
    expect(slip.openTicket).toHaveBeenCalledExactlyOnceWith('BET_SLIP')
    expect(slip.closeSheet).toHaveBeenCalledOnce()
  })

  test('theme: of the page and of the next visit; the device decides again', () => {
    const { all, preferences } = embedding()
    receive(all, 'change_theme', { theme: 'light' })
    expect(dataset.theme).toBe('light')
    receive(all, 'change_theme', { theme: 'device' })
    expect(dataset.theme).toBeUndefined()
    expect(preferences.set.mock.calls).toEqual([
      ['theme', 'light'],
      ['theme', null],
    ])
  })

  test('language: one that the site has; others are left alone', () => {
    const { all, changeLocale } = embedding()
    receive(all, 'change_locale', { locale: 'de' })
    receive(all, 'change_locale', { locale: 'xx' })
    expect(changeLocale).toHaveBeenCalledExactlyOnceWith('de')
  })

  test('viewport: fixed parts are in the visible part, less the offsets of the host', () => {
    const seen = { viewportTop: 1_000, viewportBottom: 1_900, topOffset: 60, bottomOffset: 40 }
    receive(embedding().all, 'viewport', seen)
    expect(pixels(style, '--screen-top')).toBe(1_060)
    expect(pixels(style, '--screen-bottom')).toBe(5_000 - 1_860)
    expect(pixels(style, '--screen')).toBe(800)
  })

  test('viewport: in a frame that grows after the message of its host the parts stay in the visible part', () => {
    receive(embedding().all, 'viewport', { viewportTop: 640, viewportBottom: 1_480 })
    expect(pixels(style, '--screen-top', 716)).toBe(716 - 320)
    expect(pixels(style, '--screen-top', 3_000)).toBe(640)
    expect(pixels(style, '--screen-bottom', 3_000)).toBe(3_000 - 1_480)
  })

  test('viewport: a visible part that is too small to use, or outside of the frame, hides nothing', () => {
    receive(embedding().all, 'viewport', { viewportTop: 4_990, viewportBottom: 5_000 })
    expect(pixels(style, '--screen-top')).toBe(4_680)
    expect(pixels(style, '--screen')).toBe(320)
    receive(embedding().all, 'viewport', { viewportTop: 900_000, viewportBottom: 900_001 })
    expect(pixels(style, '--screen-top')).toBe(4_680)
    receive(embedding().all, 'viewport', { viewportTop: 0, viewportBottom: 900_000 })
    expect(pixels(style, '--screen')).toBe(1_080)
  })

  test('viewport: a frame that scrolls by itself, and one that is out of sight, stay as they are', () => {
    receive(embedding({ isDynamic: false }).all, 'viewport', { viewportTop: 1, viewportBottom: 900 })
    receive(embedding().all, 'viewport', { viewportTop: 900, viewportBottom: 900 })
    expect(style.size).toBe(0)
  })

  test('sessions: requested, taken, ended', () => {
    const { all, session } = embedding()
    receive(all, 'session_changed', { signed_in: true })
    receive(all, 'session_changed', { signed_in: false })
    receive(all, 'sign_out', {})
    receive(all, 'session_code', { code: 'c', nonce: 'n' })
    expect(session.renew).toHaveBeenCalledOnce()
    expect(session.end).toHaveBeenCalledTimes(2)
    expect(session.take).toHaveBeenCalledExactlyOnceWith('c', 'n')
  })
})
