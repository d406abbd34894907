import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { wordsOf } from './fold-text.ts'
import { createNameIndex } from './name-index.ts'

function indexOf(...names: readonly string[]) {
  const index = createNameIndex<string>()
  for (const name of names) index.put(name, [name])
  return { index, find: (text: string) => index.find(text).map(({ key }) => key) }
}

describe('names found by typed text', () => {
  test('CAT-07: accents, case, signs and special letters do not matter', () => {
    const { find } = indexOf(
      'Bayern München',
      'Malmö FF',
      'Łódź',
      'Brøndby',
      "Ross O'Neil",
      'Paris Saint-Germain',
      'Спартак',
    )
    expect(find('munchen')).toEqual(['Bayern München'])
    expect(find('MALMO')).toEqual(['Malmö FF'])
    expect(find('lodz')).toEqual(['Łódź'])
    expect(find('brondby')).toEqual(['Brøndby'])
    expect(find('oneil')).toEqual(["Ross O'Neil"])
    expect(find('saint germain')).toEqual(['Paris Saint-Germain'])
    expect(find('СПАРТ')).toEqual(['Спартак'])
  })

  test('CAT-07: a name is found by the beginning of each of its words, in any order', () => {
    const { find } = indexOf('Manchester United', 'Manchester City', 'Newcastle United')
    expect(find('man')).toEqual(['Manchester City', 'Manchester United'])
    expect(find('uni man')).toEqual(['Manchester United'])
    expect(find('manchester cit')).toEqual(['Manchester City'])
  })

  test('CAT-07: hasty hands are understood: a letter wrong, missing, too many, or two swapped', () => {
    const { find } = indexOf('Liverpool', 'Arsenal', 'Borussia Mönchengladbach', 'Real Madrid')
    for (const typed of ['livrepool', 'liverpol', 'liverppool', 'luverpool', 'iverpool', 'liverpo', 'livrepo']) {
      expect([typed, find(typed)]).toEqual([typed, ['Liverpool']])
    }
    expect(find('borrusia monchengladbahc')).toEqual(['Borussia Mönchengladbach'])
    expect(find('rael madrid')).toEqual(['Real Madrid'])
    expect(find('xyzzy')).toEqual([])
  })

  test('CAT-07: short names come before longer ones, and exact matches hide near ones', () => {
    const { find } = indexOf('Lions Club', 'Lyon Duchère', 'Lyon', 'Olympique Lyon', 'Byon')
    expect(find('lyon')).toEqual(['Lyon', 'Lyon Duchère', 'Olympique Lyon'])
    expect(find('ljon').sort()).toEqual(['Lions Club', 'Lyon', 'Lyon Duchère', 'Olympique Lyon'])
  })

  test('CAT-07: very short words affect the order, and names without them are found too', () => {
    const { find } = indexOf('Bayern', 'FC Bayern', 'Real Sociedad')
    expect(find('fc bayern')).toEqual(['FC Bayern', 'Bayern'])
    expect(find('fc ')).toEqual(['FC Bayern'])
    expect(find('   ')).toEqual([])
    expect(find('!?#')).toEqual([])
  })

  test('CAT-07: a thing has several names, and changes and goes without a trace', () => {
    const { index, find } = indexOf('Arsenal')
    index.put('Arsenal', ['Arsenal', 'The Gunners'])
    expect(find('gunners')).toEqual(['Arsenal'])
    index.put('Arsenal', ['Woolwich'])
    expect([find('gunners'), find('woolwich')]).toEqual([[], ['Arsenal']])
    index.remove('Arsenal')
    expect([find('woolwich'), index.has('Arsenal'), [...index.keys()]]).toEqual([[], false, []])
  })

  test('CAT-07: every name of five letters or more is found with any one error in it', () => {
    const word = fc.string({ unit: fc.constantFrom(...'abcdefghijklmnop'), minLength: 5, maxLength: 12 })
    const other = fc.constantFrom(...'abcdefghijklmnopqrst')
    fc.assert(
      fc.property(word, other, fc.nat(), fc.nat({ max: 3 }), (name, letter, seed, kind) => {
        const at = seed % (name.length - 1)
        const [head, tail] = [name.slice(0, at), name.slice(at + 1)]
        const typed = [
          head + letter + tail,
          head + letter + name.slice(at),
          head + (tail[0] ?? '') + (name[at] ?? '') + tail.slice(1),
          name.length > 5 ? head + tail : name,
        ][kind]
        const { find } = indexOf(name, 'zzzz', 'yyyyyyy')
        expect(find(typed ?? '')).toContain(name)
      }),
      { numRuns: 300 },
    )
  })

  test('CAT-07: every typed text has a response, the same one each time', () => {
    const { index } = indexOf('Arsenal', 'Chelsea', 'Bayern München')
    const sign = fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code))
    fc.assert(
      fc.property(fc.string({ unit: sign, maxLength: 50 }), (text) => {
        expect(index.find(text)).toEqual(index.find(text))
        expect(wordsOf(text).every((word) => word !== '')).toBe(true)
      }),
    )
  })
})
