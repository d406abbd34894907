import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, test } from 'vitest'

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url))
// In one thread: several work out the same types in each, twice the work.
const COMPILER = [join(ROOT, 'node_modules/typescript/bin/tsc'), '--singleThreaded']
const trees: string[] = []
afterAll(() => {
  for (const tree of trees) rmSync(tree, { recursive: true, force: true })
})

/** A copy of betting and sports in which a page of `docs/how-to` can be followed. */
function copyOfPackages() {
  const tree = mkdtempSync(join(tmpdir(), 'touchline-how-to-'))
  trees.push(tree)
  const at = (path: string) => join(tree, path)
  mkdirSync(at('node_modules/@touchline'), { recursive: true })
  symlinkSync(join(ROOT, 'node_modules/@noble'), at('node_modules/@noble'))
  cpSync(join(ROOT, 'tsconfig.base.json'), at('tsconfig.base.json'))
  for (const name of ['betting', 'sports']) {
    for (const path of ['src', 'package.json', 'tsconfig.json']) {
      cpSync(join(ROOT, 'packages', name, path), at(`packages/${name}/${path}`), { recursive: true })
    }
    symlinkSync(at(`packages/${name}`), at(`node_modules/@touchline/${name}`))
  }
  return {
    edit(path: string, change: (text: string) => string) {
      const text = readFileSync(at(path), 'utf8')
      const changed = change(text)
      expect(changed, `${path} is not as the page says`).not.toBe(text)
      writeFileSync(at(path), changed)
    },
    write(path: string, text: string) {
      mkdirSync(dirname(at(path)), { recursive: true })
      writeFileSync(at(path), text)
    },
    /** What the compiler says; '' when it is content. */
    compile(): string {
      try {
        execFileSync(process.execPath, [...COMPILER, '-p', at('packages/sports')])
        return ''
      } catch (error) {
        return String((error as { stdout: Buffer }).stdout)
      }
    },
    /** What a program that imports the package as others do writes, as JSON. */
    run(program: string): unknown {
      writeFileSync(at('program.ts'), `import * as sports from '@touchline/sports'\n${program}`)
      return JSON.parse(execFileSync(process.execPath, [at('program.ts')], { encoding: 'utf8' }))
    },
  }
}

/** The blocks of code of a page. */
function codeOf(page: string, language: 'ts' | 'json' = 'ts'): readonly string[] {
  const text = readFileSync(join(ROOT, 'docs/how-to', page), 'utf8')
  return [...text.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\``, 'gms'))].map(([, code = '']) => code)
}

const ENGLISH = 'packages/sports/src/texts/en.json'
/** Adds the names of a page to a file of names. */
function withNames(page: string) {
  const [names = ''] = codeOf(page, 'json')
  return (text: string) => text.replace('{\n', `{\n${names}`)
}

const OUTCOMES = '../../../markets/outcomes.ts'
/** Imports the outcomes of the example. */
function withBothScore(text: string): string {
  return `import { BOTH_SCORE } from ${JSON.stringify(OUTCOMES)}\n${text}`
}

/** Plays a match and prints a market from its price to its result. */
const LIFE = `
  const SETUP = { home: { id: 1, rating: 0.2 }, away: { id: 2, rating: 0 }, bestOf: 3, tempo: 1 }
  function lifeOf(sport, id) {
    const model = sports.SPORT_MODELS[sport]
    const truth = model.truth(SETUP, sports.createRng('how to'))
    const events = model.play(truth, sports.createRng('how to play'))
    const start = model.initial(truth)
    const final = events.reduce((state, event) => model.apply(truth, state, event), start)
    const fair = model.fair(truth, start).find((market) => market.id === id)
    const [priced] = sports.priceBook([fair], { sport, phase: 'prematch', betStop: null })
    const market = sports.marketDescriptor(sport, id)
    const winner = model.fair(truth, start).find((other) => other.id !== id && other.specifier === '')
    const leg = (of) => ({ id: of.id, specifier: of.specifier, outcomeId: of.outcomes[0].id })
    const results = fair.outcomes.map((outcome) => model.outcome(fair, outcome.id, final))
    const name = (locale) => sports.marketName(market, fair.specifier, { home: 'H', away: 'A' }, locale)
    return {
      names: [name('en'), name('de')],
      tabs: sports.groupsOf(market),
      odds: priced.outcomes.map(({ odds }) => odds > 10_000),
      isListed: sports.marketsOf(sport).includes(market),
      results,
      groups: sports.customBetGroups(sport, fair),
      isJoined: model.jointProbability(truth, start, [leg(fair), leg(winner)]) > 0,
    }
  }
`

describe('the pages of docs/how-to are right', () => {
  test('a market is added in the one place that the page names, and misses nothing', () => {
    const [market = ''] = codeOf('add-a-market.md')
    const file = 'packages/sports/src/models/football/markets/halves.ts'
    const copy = copyOfPackages()
    const withMarket = (code: string) => (text: string) => withBothScore(text).replace(/\]\n$/, `${code}]\n`)
    copy.edit(file, withMarket(market))
    expect(copy.compile()).toMatch(/second_half_both_teams_to_score/)
    copy.edit(ENGLISH, withNames('add-a-market.md'))
    expect(copy.compile()).toBe('')
    expect(copy.run(`${LIFE} console.log(JSON.stringify(lifeOf('football', 95)))`)).toEqual({
      // LOCALE-01: what German has no name for yet is called as in English.
      names: ['2nd half - both teams to score', '2nd half - both teams to score'],
      tabs: ['all', 'halves', 'goals'],
      odds: [true, true],
      isListed: true,
      results: expect.arrayContaining(['win', 'lose']),
      groups: ['match'],
      isJoined: true,
    })
  })

  test.each([
    ['what it counts', /counts: 'second_half'/, "counts: 'third_half'", /third_half/],
    ['the custom bets', /\s+customBet: .*\n/, '\n', /customBet/],
    ['the outcomes', /\s+outcomes: .*\n/, '\n', /outcomes/],
  ])('a market that is wrong in %s does not compile', (_what, from, to, complaint) => {
    const [market = ''] = codeOf('add-a-market.md')
    const copy = copyOfPackages()
    copy.edit(ENGLISH, withNames('add-a-market.md'))
    copy.edit('packages/sports/src/models/football/markets/halves.ts', (text) =>
      withBothScore(text).replace(/\]\n$/, `${market.replace(from, to)}]\n`),
    )
    expect(copy.compile()).toMatch(complaint)
  })

  test('a sport is added by its object and its line, and no line is forgotten', () => {
    const [sport = '', line = ''] = codeOf('add-a-sport.md')
    const copy = copyOfPackages()
    copy.edit('packages/betting/src/vocabulary/sports.ts', (text) =>
      text.replace("  'lol',\n", "  'lol',\n  'darts',\n"),
    )
    copy.write('packages/sports/src/models/darts/index.ts', sport)
    copy.edit(ENGLISH, withNames('add-a-sport.md'))
    expect(copy.compile()).toMatch(/'darts' is missing/)
    copy.edit('packages/sports/src/sports.ts', (text) =>
      text
        .replace('import { TENNIS }', "import { DARTS } from './models/darts/index.ts'\nimport { TENNIS }")
        .replace('  tennis: TENNIS,\n', `  tennis: TENNIS,\n${line}`),
    )
    expect(copy.compile()).toBe('')
    expect(copy.run(`${LIFE} console.log(JSON.stringify(lifeOf('darts', 493)))`)).toMatchObject({
      tabs: ['all', 'main', 'hcp'],
      odds: [true, true],
      isListed: true,
      results: expect.arrayContaining(['win', 'lose']),
      groups: ['match'],
      isJoined: true,
    })
  })
})
