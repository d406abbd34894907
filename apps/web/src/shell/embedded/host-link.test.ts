import { EMBED_LIMITS } from '@touchline/contract/embed'
import { createMessageBudget } from '@touchline/embed/budget'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { openAppLink, openFrameLink } from './host-link.ts'
import type { Tag } from './tag.ts'

const HOST = 'https://host.example'

type Listener = (event: { source: unknown; origin: string; data: unknown }) => void

/** A frame in a page of `HOST`, with what either side says. */
function frame({ ancestors = [HOST] as readonly string[], referrer = '' } = {}) {
  const listeners = new Set<Listener>()
  const posted: { readonly message: unknown; readonly origin: string }[] = []
  const parent = { postMessage: (message: unknown, origin: string) => posted.push({ message, origin }) }
  vi.stubGlobal('window', { parent })
  vi.stubGlobal('location', { ancestorOrigins: ancestors, origin: 'https://book.example' })
  vi.stubGlobal('document', { referrer })
  vi.stubGlobal('addEventListener', (_: string, listener: Listener) => listeners.add(listener))
  vi.stubGlobal('removeEventListener', (_: string, listener: Listener) => listeners.delete(listener))
  const deliver: Listener = (event) => {
    for (const listener of listeners) listener(event)
  }
  return { parent, posted, listeners, deliver }
}

function opened(allowed: readonly string[] = [HOST]) {
  let now = 0
  const budget = createMessageBudget(() => now)
  const received: unknown[] = []
  const onDropped = vi.fn()
  const onMode = vi.fn()
  let answer: (tag: Tag | null) => void = () => {}
  const tag = new Promise<Tag | null>((resolve) => {
    answer = resolve
  })
  const destroy = vi.fn()
  const ports = {
    budget,
    isValid: (_: string, data: unknown) => typeof data === 'object' && data !== null && !('bad' in data),
    receive: (name: string, data: unknown) => received.push([name, data]),
    onDropped,
  }
  const link = openFrameLink({ ...ports, allowed, onMode }, () => ({ tag, destroy }))
  const pass = (ms: number) => {
    now += ms
  }
  return { link, budget, received, onDropped, onMode, answer, destroy, pass, ports }
}

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('whom a frame listens to (EMBED-02)', () => {
  let page: ReturnType<typeof frame>
  beforeEach(() => {
    page = frame()
  })
  const message = { type: 'search_modal', data: {} }

  test('takes messages of its host page', () => {
    const { received } = opened()
    page.deliver({ source: page.parent, origin: HOST, data: message })
    expect(received).toEqual([['search_modal', {}]])
  })

  test.each([
    'https://host.example.evil.test',
    'https://evil-host.example',
    'https://HOST.example',
    'https://host.example.',
    'https://host.example/',
    'https://hоst.example',
    'https://host.example:8443',
    'http://host.example',
    'https://sub.host.example',
    'null',
    '',
    '*',
  ])('does not receive a parent at %s', (origin) => {
    const { received, budget } = opened()
    page.deliver({ source: page.parent, origin, data: message })
    expect(received).toEqual([])
    expect(budget.dropped()).toBe(0)
  })

  test('ignores a sibling frame, an opener, itself and a missing source, though the origin is listed', () => {
    const { received } = opened()
    for (const source of [{}, globalThis, null, undefined]) page.deliver({ source, origin: HOST, data: message })
    expect(received).toEqual([])
  })

  test('a site without hosts receives nothing', () => {
    const { received } = opened([])
    page.deliver({ source: page.parent, origin: HOST, data: message })
    expect(received).toEqual([])
  })

  test('drops and counts unknown and invalid messages, and names of prototypes', () => {
    const { received, budget, onDropped } = opened()
    const types = ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'sign-in', 'touchline:sign-in']
    for (const type of types) page.deliver({ source: page.parent, origin: HOST, data: { type, data: {} } })
    page.deliver({ source: page.parent, origin: HOST, data: { type: 'page_changed', data: { bad: 1 } } })
    expect(received).toEqual([])
    expect(budget.dropped()).toBe(types.length + 1)
    expect(onDropped).toHaveBeenCalledTimes(types.length + 1)
  })

  test('ignores messages of others: no type, a namespace, no object, an inherited type', () => {
    const { received, budget } = opened()
    const inherits = Object.create({ type: 'search_modal' })
    for (const data of [null, 1, 'search_modal', [], {}, { type: 1 }, { type: 'SYN', namespace: 'penpal' }, inherits])
      page.deliver({ source: page.parent, origin: HOST, data })
    expect(received).toEqual([])
    expect(budget.dropped()).toBe(0)
  })

  test('takes 50 messages in a second of 10,000, and goes on in the next', () => {
    const { received, pass, budget } = opened()
    for (let at = 0; at < 10_000; at += 1) page.deliver({ source: page.parent, origin: HOST, data: message })
    expect(received).toHaveLength(EMBED_LIMITS.messagesPerSecond)
    expect(budget.dropped()).toBe(10_000 - EMBED_LIMITS.messagesPerSecond)
    pass(1_000)
    page.deliver({ source: page.parent, origin: HOST, data: message })
    expect(received).toHaveLength(EMBED_LIMITS.messagesPerSecond + 1)
  })

  test('drops a message of 5 MB', () => {
    const { received, budget } = opened()
    const data = { type: 'apply_bet_code', data: { code: 'x'.repeat(5_000_000) } }
    page.deliver({ source: page.parent, origin: HOST, data })
    expect(received).toEqual([])
    expect(budget.dropped()).toBe(1)
  })

  test('receives nothing more once it is closed', () => {
    const { link, destroy } = opened()
    link.close()
    expect(page.listeners.size).toBe(0)
    expect(destroy).toHaveBeenCalledOnce()
  })
})

describe('whom a frame speaks to (EMBED-01, EMBED-02)', () => {
  test('sends to the listed origin around it, with the prefix of the product', () => {
    const page = frame()
    opened().link.send('sign-in', {})
    expect(page.posted).toEqual([{ message: { type: 'touchline:sign-in', data: {} }, origin: HOST }])
  })

  test('sends nothing about a player to a page that is not listed', () => {
    const page = frame({ ancestors: ['https://evil.test'], referrer: 'https://evil.test/x' })
    const { link } = opened()
    link.send('balance-changed', { currency: 'EUR' })
    link.send('sign-in', {})
    expect(page.posted).toEqual([])
    link.send('initialized', { version: 1, locale: 'en' })
    expect(page.posted.map(({ origin }) => origin)).toEqual(['*'])
  })

  test('a host that is known late receives the messages that still hold, and none that are over', () => {
    const page = frame({ ancestors: [] })
    const { link } = opened()
    link.send('page-loaded', { path: '/football', title: 'Football', replaces: true })
    link.send('sign-in', {})
    expect(page.posted).toEqual([])
    page.deliver({ source: page.parent, origin: HOST, data: { type: 'search_modal' } })
    expect(page.posted.map(({ message }) => (message as { type: string }).type)).toEqual(['touchline:page-loaded'])
    expect(link.origin()).toBe(HOST)
  })

  test('a tag is spoken to by its port, from the beginning', async () => {
    const page = frame()
    const { link, answer, onMode } = opened()
    link.send('initialized', { version: 1, locale: 'en' })
    const answers: unknown[] = []
    answer({ receive: (type, data) => answers.push([type, data]), sessionCode: async (nonce) => `code for ${nonce}` })
    await vi.waitFor(() => expect(onMode).toHaveBeenCalledWith('tag'))
    const before = page.posted.length
    link.send('sign-up', {})
    expect(answers).toEqual([
      ['touchline:initialized', { version: 1, locale: 'en' }],
      ['touchline:sign-up', {}],
    ])
    expect(page.posted).toHaveLength(before)
    await expect(link.sessionCode('n')).resolves.toBe('code for n')
  })

  test('without a tag no code is requested', async () => {
    frame()
    await expect(opened().link.sessionCode('n')).resolves.toBeUndefined()
  })
})

describe('an application around a web view (EMBED-02)', () => {
  function app() {
    const page = frame()
    const texts: string[] = []
    vi.stubGlobal('window', {
      parent: page.parent,
      ReactNativeWebView: { postMessage: (text: string) => texts.push(text) },
    })
    const { ports, received, budget } = opened()
    page.listeners.clear()
    return { page, texts, received, budget, link: openAppLink(ports) }
  }

  test('receives what happens, but neither pages nor their sizes', () => {
    const { link, texts } = app()
    link.send('deposit', { amount: 500, currency: 'EUR' })
    link.send('page-loaded', { path: '/', title: '', replaces: false })
    link.send('page-size-changed', { height: 1 })
    expect(texts.map((text) => JSON.parse(text))).toEqual([
      { type: 'touchline:deposit', data: { amount: 500, currency: 'EUR' } },
    ])
  })

  test('accepts only messages that are not about frames, and from no window', () => {
    const { page, received } = app()
    const say = (data: unknown, source: unknown = null, origin = '') => page.deliver({ source, origin, data })
    say(JSON.stringify({ type: 'search_modal', data: {} }))
    say({ type: 'sign_out' })
    say({ type: 'page_changed', data: { path: '/live' } })
    say({ type: 'viewport', data: {} })
    say({ type: 'iframe_integration', data: {} })
    say({ type: 'sign_out' }, page.parent, HOST)
    say('{"type"')
    expect(received).toEqual([
      ['search_modal', {}],
      ['sign_out', {}],
    ])
  })
})
