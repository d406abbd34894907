import { describe, expect, test } from 'vitest'
import { placeOfZone } from './place-of-zone.ts'
import { DEFAULT_PREFERENCES, parsePreferences } from './preferences.ts'
import { createPreferenceStore } from './store.ts'

describe('how the viewer likes the page', () => {
  test('ODDS-01: choices come out of cookies, and nonsense in them is the default', () => {
    expect(
      parsePreferences({
        theme: 'dark',
        oddsType: 'american',
        sidebarCollapsed: 'true',
        timeZone: 'Asia/Tokyo',
        updates: 'slow',
        density: 'compact',
        sb_ckcnsnt: '1',
      }),
    ).toEqual({
      theme: 'dark',
      oddsFormat: 'american',
      railCollapsed: true,
      timeZone: 'Asia/Tokyo',
      updates: 'slow',
      density: 'compact',
      hasConsented: true,
    })
    expect(
      parsePreferences({
        theme: 'pink',
        oddsType: '<script>',
        timeZone: 'Mars/Olympus',
        sidebarCollapsed: '1',
        density: 'tiny',
      }),
    ).toEqual(DEFAULT_PREFERENCES)
  })

  test('LOCALE-03: a time zone is named by its place', () => {
    expect(['America/New_York', 'America/Argentina/Buenos_Aires', 'UTC'].map(placeOfZone)).toEqual([
      'New York',
      'Buenos Aires',
      'UTC',
    ])
  })

  test('ODDS-01: a change notifies once, kept in its cookie, and no change is neither', () => {
    const kept: string[] = []
    let changes = 0
    const store = createPreferenceStore(DEFAULT_PREFERENCES, (cookie, value) => kept.push(`${cookie}=${value}`))
    store.subscribe(() => changes++)
    store.set('oddsFormat', 'british')
    store.set('oddsFormat', 'british')
    store.set('theme', null)
    expect(kept).toEqual(['oddsType=british'])
    expect(changes).toBe(1)
    expect(store.get().oddsFormat).toBe('british')
  })
})
