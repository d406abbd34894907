import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { newEntryState } from './history.ts'
import { sessionStore } from './storage.ts'

class EntryHistory {
  state: unknown = null
  replaceState(state: unknown) {
    // As in browsers, the stored value is a copy.
    this.state = structuredClone(state)
  }
}

describe('what lasts as long as a tab', () => {
  beforeEach(() => {
    vi.stubGlobal('History', EntryHistory)
    vi.stubGlobal('history', new EntryHistory())
  })
  afterEach(() => {
    vi.unstubAllGlobals()
  })

  test('EMBED-03: where storage is refused, as in a frame of another site, the entry of the history keeps it, and the next one too', () => {
    vi.stubGlobal('window', globalThis)
    Object.defineProperty(globalThis, 'sessionStorage', {
      configurable: true,
      get() {
        throw new Error('Access is denied for this document.')
      },
    })
    sessionStore.write('slip', { legs: 2 })
    sessionStore.write('view', 'open')
    expect(sessionStore.read('slip')).toEqual({ legs: 2 })
    history.replaceState(newEntryState(false, true), '')
    expect(sessionStore.read('slip')).toEqual({ legs: 2 })
    sessionStore.remove('slip')
    expect(sessionStore.read('slip')).toBeUndefined()
    expect(sessionStore.read('view')).toBe('open')
    Reflect.deleteProperty(globalThis, 'sessionStorage')
  })

  test('where there is storage, no entry of the history is written', () => {
    const items = new Map<string, string>()
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, text: string) => items.set(key, text),
      removeItem: (key: string) => items.delete(key),
    })
    sessionStore.write('slip', 1)
    expect(sessionStore.read('slip')).toBe(1)
    expect(history.state).toBeNull()
  })
})
