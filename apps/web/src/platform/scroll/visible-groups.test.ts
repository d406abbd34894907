import { describe, expect, test } from 'vitest'
import { createGroups } from './visible-groups.ts'

/** Observed elements by name, and a window that reports which are near. */
function aWindow() {
  const looked = new Map<string, (near: boolean) => void>()
  const observe = createGroups((element, listener) => {
    looked.set(element.id, listener)
    return () => void (looked.get(element.id) === listener && looked.delete(element.id))
  })
  const reported: string[] = []
  const page = { id: 'page', parentElement: null } as Element
  const row = (id: string) =>
    observe({ id, parentElement: page } as Element, (near) => reported.push(`${id} ${near ? 'near' : 'far'}`), 100)
  return { looked: () => [...looked.keys()], say: (id: string, near: boolean) => looked.get(id)?.(near), row, reported }
}

describe('elements that are looked at together', () => {
  test('CAT-03: of a part of a list that is far nothing but the part is looked at, and its rows know that they are far', () => {
    const { looked, say, row, reported } = aWindow()
    row('first')
    row('second')
    expect(looked()).toEqual(['page'])
    say('page', true)
    expect(looked()).toEqual(['page', 'first', 'second'])
    say('first', true)
    say('page', true)
    say('page', false)
    expect(looked()).toEqual(['page'])
    expect(reported).toEqual(['first near', 'first far', 'second far'])
  })

  test('CAT-03: a row that comes later is looked at where its part is near, and reported when it is far', () => {
    const { looked, say, row, reported } = aWindow()
    row('first')
    say('page', true)
    row('second')
    expect(looked()).toEqual(['page', 'first', 'second'])
    say('page', false)
    row('third')
    expect(looked()).toEqual(['page'])
    expect(reported.slice(-1)).toEqual(['third far'])
  })

  test('CAT-03: nothing is looked at once the last row has gone', () => {
    const { looked, say, row } = aWindow()
    const rows = [row('first'), row('second')]
    say('page', true)
    for (const stop of rows) stop()
    expect(looked()).toEqual([])
    row('third')
    expect(looked()).toEqual(['page'])
  })
})
