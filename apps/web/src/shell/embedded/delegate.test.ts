import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createDialogs } from '../../dialogs/index.ts'
import { DEFAULT_ADDRESSES } from '../../navigation/index.ts'
import { delegateToHost } from './delegate.ts'

/** A page at an address, with presses on its links. */
function pageAt(pathname: string) {
  const listeners = new Map<string, (event: unknown) => void>()
  class FakeElement {
    readonly link: { readonly pathname: string; readonly origin: string }
    constructor(link: { readonly pathname: string; readonly origin: string }) {
      this.link = link
    }
    closest() {
      return this.link
    }
  }
  const place = { pathname, origin: 'https://book.example', search: '', hash: '' }
  vi.stubGlobal('Element', FakeElement)
  vi.stubGlobal('location', place)
  vi.stubGlobal('document', {
    addEventListener: (name: string, run: (event: unknown) => void) => listeners.set(name, run),
  })
  vi.stubGlobal('addEventListener', (name: string, run: (event: unknown) => void) => listeners.set(name, run))
  return {
    /** @returns whether the page follows the link by itself */
    press(to: string, origin = place.origin) {
      let isFollowed = true
      const stop = () => {
        isFollowed = false
      }
      const target = new FakeElement({ pathname: to, origin })
      listeners.get('click')?.({ target, defaultPrevented: false, preventDefault: stop, stopPropagation: () => {} })
      return isFollowed
    },
    moves(to: string) {
      place.pathname = to
      listeners.get('replaceState')?.({})
    },
  }
}

function delegated(currency: string | null) {
  const dialogs = createDialogs()
  const sent: [string, unknown][] = []
  const onSessionExpired = vi.fn()
  const leave = vi.fn()
  const auth = currency === null ? { status: 'NOT_LOGGED_IN' } : { status: 'LOGGED_IN', currency }
  const account = { store: { get: () => ({ auth }) } } as never
  delegateToHost(
    { dialogs, account, addresses: DEFAULT_ADDRESSES },
    { send: (name, data) => void sent.push([name, data]), onSessionExpired, leave },
  )
  return { dialogs, sent, onSessionExpired, leave }
}

describe('what the host does in the place of the player (EMBED-03)', () => {
  let page: ReturnType<typeof pageAt>
  beforeEach(() => {
    page = pageAt('/sports/football')
  })
  afterEach(() => {
    vi.unstubAllGlobals()
  })

  test('dialogs of signing in, signing up and depositing never open; the host gets a message, with the amount and currency', () => {
    const { dialogs, sent } = delegated('EUR')
    dialogs.open('sign-in', { reason: 'to_place' })
    dialogs.open('sign-up', {})
    dialogs.open('quick-deposit', { amount: 1_250, currency: null })
    dialogs.open('iframe-deposit', { amount: null, currency: 'USD' })
    expect(dialogs.get()).toEqual([])
    expect(sent).toEqual([
      ['sign-in', {}],
      ['sign-up', {}],
      ['deposit', { amount: 1_250, currency: 'EUR' }],
      ['deposit', { amount: null, currency: 'USD' }],
    ])
  })

  test('every other dialog stays inside, the reality check above all', () => {
    const { dialogs, sent } = delegated('EUR')
    const inside = ['reality-check', 'out-of-session-limit', 'activity-limit-reached', 'cookie-drawer'] as const
    for (const name of inside) dialogs.open(name, {})
    expect(dialogs.get().map(({ name }) => name)).toEqual(inside)
    expect(sent).toEqual([])
  })

  test('a session that ended is renewed by the host before a player is bothered', () => {
    const { dialogs, sent, onSessionExpired } = delegated(null)
    dialogs.open('sign-in', { reason: 'session_expired' })
    expect(onSessionExpired).toHaveBeenCalledOnce()
    expect(sent).toEqual([])
  })

  test('links to them are taken in every language, and no others', () => {
    const { sent } = delegated('EUR')
    expect(page.press('/sports/users/sign-in')).toBe(false)
    expect(page.press('/de/sports/users/sign-up')).toBe(false)
    expect(page.press('/sports/profile/wallet/deposit')).toBe(false)
    for (const to of ['/sports/users/password/new', '/sports/constructor', '/sports/live', '/users/sign-in'])
      expect(page.press(to)).toBe(true)
    expect(page.press('/sports/users/sign-in', 'https://elsewhere.example')).toBe(true)
    expect(sent.map(([name]) => name)).toEqual(['sign-in', 'sign-up', 'deposit'])
  })

  test('a visitor who wants to deposit signs in first', () => {
    const { sent } = delegated(null)
    page.press('/sports/profile/wallet/deposit')
    expect(sent).toEqual([['sign-in', {}]])
  })

  test('their pages are left for the host, however they are reached', () => {
    pageAt('/sports/users/sign-in')
    const opened = delegated(null)
    expect(opened.leave).toHaveBeenCalledOnce()
    expect(opened.sent).toEqual([['sign-in', {}]])

    page = pageAt('/sports')
    const moved = delegated('EUR')
    page.moves('/sports/profile/wallet/deposit')
    expect(moved.leave).toHaveBeenCalledOnce()
    expect(moved.sent).toEqual([['deposit', { amount: null, currency: 'EUR' }]])
  })
})
