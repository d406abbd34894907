import { describe, expect, test } from 'vitest'
import { MESSAGE_AREAS } from '../src/i18n/message-areas.ts'
import { compileMessages } from './compile-messages.ts'

describe('messages', () => {
  test('LOCALE-01: messages are texts or syntax trees, so that the page carries no parser', () => {
    const compiled = compileMessages('de', 'core')
    expect(compiled['catalogue.in_play']).toBe('Live')
    expect(compiled['catalogue.more_markets']).toEqual(expect.arrayContaining([expect.objectContaining({ type: 6 })]))
  })

  test.each(MESSAGE_AREAS)('the area %s has texts of its own: no page loads what another part is for', (area) => {
    expect(Object.keys(compileMessages('en', area))).not.toEqual([])
  })
})
