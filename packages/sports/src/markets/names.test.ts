import { LOCALES, SPORT_KEYS } from '@touchline/betting'
import { describe, expect, test } from 'vitest'
import { groupsOf, marketDescriptor, marketPriority, marketsOf } from '../sports.ts'
import { inEachLanguage } from '../texts/named.ts'
import { MARKET_GROUP_NAMES } from './groups.ts'
import { describedOutcomes, marketName, outcomeDescriptor, outcomeName } from './names.ts'
import { parsePlayerId, playerId, playerName } from './player-names.ts'
import { formatSpecifier, numberIn, parseSpecifier } from './specifier.ts'
import { MARKET_GROUPS, type MarketDescriptor } from './types.ts'

const NAMES = {
  home: 'Arsenal FC',
  away: 'Chelsea FC',
  competitor: (id: string) => (id === 'c1' ? 'Liverpool FC' : undefined),
}

function football(id: number): MarketDescriptor {
  const found = marketDescriptor('football', id)
  if (found === null) throw new Error(`no football market ${id}`)
  return found
}

describe('market names', () => {
  test('carry their line, signed for handicaps and opposite for the away side', () => {
    expect(marketName(football(18), 'total=2.5', NAMES, 'en')).toBe('Total goals 2.5')
    expect(marketName(football(18), 'total=2.5', NAMES, 'de')).toBe('Tore Über/Unter 2,5')
    expect(outcomeName(football(18), 'total=2.5', '12', NAMES, 'de')).toBe('Über 2,5')
    expect(outcomeName(football(16), 'hcp=-0.5', '1714', NAMES, 'en')).toBe('Arsenal FC (-0.5)')
    expect(outcomeName(football(16), 'hcp=-0.5', '1715', NAMES, 'en')).toBe('Chelsea FC (+0.5)')
    expect(outcomeName(football(16), 'hcp=0', '1715', NAMES, 'en')).toBe('Chelsea FC (0)')
    expect(outcomeName(football(14), 'hcp=0:1', '1711', NAMES, 'en')).toBe('Arsenal FC (0:1)')
    expect(outcomeName(football(37), 'total=2.5', '802', NAMES, 'en')).toBe('Chelsea FC & under 2.5')
    expect(outcomeName(football(47), '', '424', NAMES, 'de')).toBe('Unentschieden/Arsenal FC')
    expect(outcomeName(football(45), '', '298', NAMES, 'en')).toBe('2:2')
  })

  test('MATCH-03: outcomes of a flex score market are goals to come, added to the score of the specifier', () => {
    const flex = { ...football(45), isFlexScore: true }
    expect(outcomeName(flex, 'score=1:2', '298', NAMES, 'en')).toBe('3:4')
    expect(outcomeName(flex, 'score=0:0', '298', NAMES, 'en')).toBe('2:2')
    expect(outcomeName(flex, '', '298', NAMES, 'en')).toBe('2:2')
    expect(outcomeName({ ...flex, isFlexScore: false }, 'score=1:2', '298', NAMES, 'en')).toBe('2:2')
  })

  test('fill in every operator of the Unified Odds Feed', () => {
    const say = (name: string, specifier: string) =>
      marketName({ ...football(18), name: inEachLanguage(() => name) }, specifier, NAMES, 'en')
    expect(say('{$event}: {%player} or {%side}', 'player=c1|side=2')).toBe(
      'Arsenal FC – Chelsea FC: Liverpool FC or Chelsea FC',
    )
    expect(say('{!(inningnr+1)} inning, {(from-1)} to {to}', 'from=6|inningnr=1|to=10')).toBe('2nd inning, 5 to 10')
    expect(say('{%player} {nothing} {(nothing+1)}', 'player=sr:player:9')).toBe('sr:player:9 {nothing} {(nothing+1)}')
  })

  test('have ordinals of their language', () => {
    const names = [1, 2, 3, 4, 11, 12, 13, 21, 22].map((n) => marketName(football(8), `goalnr=${n}`, NAMES, 'en'))
    expect(names.map((name) => name.split(' ')[0])).toEqual([
      '1st',
      '2nd',
      '3rd',
      '4th',
      '11th',
      '12th',
      '13th',
      '21st',
      '22nd',
    ])
    expect(marketName(football(8), 'goalnr=3', NAMES, 'de')).toBe('3. Tor')
  })

  test('name players by their id and champions by the catalogue', () => {
    const id = playerId(42, 9)
    expect(outcomeName(football(40), 'type=live', id, NAMES, 'en')).toBe(playerName(id))
    expect(outcomeName(football(534), 'variant=x', 'c1', NAMES, 'en')).toBe('Liverpool FC')
    expect(outcomeName(football(534), 'variant=x', 'c2', NAMES, 'en')).toBe('c2')
  })

  test('leave no template operator unfilled and are written in every locale, in every sport', () => {
    for (const sport of SPORT_KEYS) {
      for (const market of marketsOf(sport)) {
        for (const locale of LOCALES) {
          const specifier =
            'goalnr=1|hcp=-1.5|mapnr=1|periodnr=1|quarternr=1|setnr=1|gamenr=1|total=2.5|inningnr=1|places=3'
          const name = marketName(market, specifier, NAMES, locale)
          expect(name, `${sport} ${market.id}`).not.toMatch(/[{}]/)
          expect(name.trim()).not.toBe('')
          for (const outcome of describedOutcomes(market, specifier)) {
            const text = outcomeName(market, specifier, outcome.id, NAMES, locale)
            expect(text, `${sport} ${market.id} ${outcome.id}`).not.toMatch(/[{}]|undefined/)
          }
        }
      }
    }
  })
})

describe('market descriptors', () => {
  test('have one id each, known groups, and outcome ids of their own', () => {
    for (const sport of SPORT_KEYS) {
      const markets = marketsOf(sport)
      expect(new Set(markets.map(({ id }) => id)).size).toBe(markets.length)
      markets.forEach((market, i) => {
        expect(marketPriority(sport, market.id)).toBe(i)
        expect(groupsOf(market)[0]).toBe('all')
        for (const group of groupsOf(market)) expect(MARKET_GROUPS).toContain(group)
        const ids = describedOutcomes(market, '').map(({ id }) => id)
        expect(new Set(ids).size).toBe(ids.length)
      })
    }
    expect(Object.keys(MARKET_GROUP_NAMES).sort()).toEqual([...MARKET_GROUPS].sort())
  })

  test('every sport has one main market for its listing and at most one of each other place', () => {
    for (const sport of SPORT_KEYS.filter((key) => marketsOf(key).length > 1)) {
      const inListing = (place: string) =>
        marketsOf(sport).filter((market) => market.listing === place && market.id !== 534)
      expect(inListing('main').length, sport).toBe(1)
      expect(inListing('secondary').length, sport).toBeLessThanOrEqual(1)
      expect(inListing('third').length, sport).toBeLessThanOrEqual(1)
      expect(inListing('fourth').length, sport).toBeLessThanOrEqual(1)
    }
  })

  test('keys name home, draw, away, over and under', () => {
    expect(outcomeDescriptor(football(1), '', '2')?.key).toBe('draw')
    expect(outcomeDescriptor(football(18), 'total=2.5', '13')?.key).toBe('under')
    expect(outcomeDescriptor(football(16), 'hcp=1', '1715')?.key).toBe('away')
    expect(outcomeDescriptor(football(45), '', '274')?.key).toBeNull()
    expect(outcomeDescriptor(football(1), '', 'x')).toBeNull()
    expect(marketDescriptor('football', 999_999)).toBeNull()
  })
})

describe('specifiers', () => {
  test('sort their keys and part at the first equals sign', () => {
    expect(formatSpecifier({ total: 21.5, mapnr: 1 })).toBe('mapnr=1|total=21.5')
    expect(parseSpecifier('variant=sr:exact_goals:4+|x=a=b')).toEqual({ variant: 'sr:exact_goals:4+', x: 'a=b' })
    expect(parseSpecifier('')).toEqual({})
    expect(numberIn(parseSpecifier('hcp=-0.5'), 'hcp')).toBe(-0.5)
    expect(numberIn(parseSpecifier('hcp=0:1'), 'hcp')).toBeNull()
    expect(numberIn(parseSpecifier(''), 'hcp')).toBeNull()
  })
})

describe('invented players', () => {
  test('keep their name, and no two of a team share a surname', () => {
    for (const team of [1, 2, 77, 123_456]) {
      const names = Array.from({ length: 30 }, (_, shirt) => playerName(playerId(team, shirt + 1)) ?? '')
      expect(new Set(names.map((name) => name.split(' ').slice(1).join(' '))).size).toBe(names.length)
      expect(playerName(playerId(team, 9))).toBe(playerName(playerId(team, 9)))
    }
    expect(parsePlayerId('sr:player:5')).toBeNull()
    expect(playerName('sr:player:5')).toBeNull()
  })
})
