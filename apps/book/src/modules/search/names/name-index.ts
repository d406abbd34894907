import { wordsOf } from './fold-text.ts'
import { createVocabulary, type Fits } from './vocabulary.ts'

export interface Hit<K> {
  readonly key: K
  /** Above 0, larger is better. */
  readonly score: number
}

/** Things under their names, found by what a person types. Pure: nothing but memory. */
export interface NameIndex<K> {
  /** Names of one thing: the one that is shown, translations, nicknames. Replaces those it had. */
  put(key: K, names: readonly string[]): void
  remove(key: K): void
  has(key: K): boolean
  keys(): Iterable<K>
  /** Things that fit every word of three letters or more, best first, as far as they fit about as well as the best. */
  find(text: string): readonly Hit<K>[]
}

interface Thing<K> {
  readonly key: K
  readonly words: readonly number[]
  /** Its names folded to words joined by spaces. */
  readonly names: readonly string[]
}

/** A person types a few words; the rest of a long text costs time and finds nothing. */
const MOST_WORDS = 8
/** Shorter words (FC, AC, II) help the order but need not be in a name. */
const SHORTEST_NEEDED = 3
/** Where something fits well, what fits this much worse was not meant. */
const LEAST_OF_BEST = 0.55
/** What fits by a nickname alone is worth this part of what fits by the name that is shown. */
const BY_NICKNAME = 0.85

export function createNameIndex<K>(): NameIndex<K> {
  const vocabulary = createVocabulary()
  const things = new Map<K, Thing<K>>()
  const holders = new Map<number, Set<Thing<K>>>()

  function remove(key: K): void {
    const thing = things.get(key)
    if (thing === undefined) return
    things.delete(key)
    for (const word of thing.words) holders.get(word)?.delete(thing)
  }

  /** Everything that has the rarest of the needed words. */
  function candidates(needed: readonly Fits[]): ReadonlySet<Thing<K>> {
    const size = (fits: Fits) => [...fits.keys()].reduce((sum, word) => sum + (holders.get(word)?.size ?? 0), 0)
    const sizes = needed.map(size)
    const rarest = needed[sizes.indexOf(Math.min(...sizes))]
    const found = new Set<Thing<K>>()
    for (const word of rarest?.keys() ?? []) for (const thing of holders.get(word) ?? []) found.add(thing)
    return found
  }

  return {
    put(key, names) {
      remove(key)
      const folded = names.map(wordsOf)
      const words = [...new Set(folded.flat())].map((word) => vocabulary.add(word))
      const thing: Thing<K> = { key, words, names: folded.map((parts) => parts.join(' ')) }
      things.set(key, thing)
      for (const word of words) {
        const list = holders.get(word)
        if (list === undefined) holders.set(word, new Set([thing]))
        else list.add(thing)
      }
    },
    remove,
    has: (key) => things.has(key),
    keys: () => things.keys(),
    find(text) {
      const typed = wordsOf(text).slice(0, MOST_WORDS)
      if (typed.length === 0) return []
      const asked = typed.map((word) => ({ word, fits: vocabulary.fits(word) }))
      const long = asked.filter(({ word }) => word.length >= SHORTEST_NEEDED)
      const needed = long.length > 0 ? long : asked
      const whole = typed.join(' ')
      const hits: Hit<K>[] = []
      for (const thing of candidates(needed.map(({ fits }) => fits))) {
        const isWhole = needed.every(({ fits }) => bestFit(thing, fits) > 0)
        if (isWhole) hits.push({ key: thing.key, score: scoreOf(thing, asked, whole) })
      }
      hits.sort((a, b) => b.score - a.score)
      const least = (hits[0]?.score ?? 0) * LEAST_OF_BEST
      return hits.filter(({ score }) => score >= least)
    },
  }
}

function bestFit(thing: Thing<unknown>, fits: Fits): number {
  let best = 0
  for (const word of thing.words) best = Math.max(best, fits.get(word) ?? 0)
  return best
}

/** Longer words count more; a name that equals the typed text comes before a longer one, and nicknames after both. */
function scoreOf(
  thing: Thing<unknown>,
  asked: readonly { readonly word: string; readonly fits: Fits }[],
  whole: string,
): number {
  let [sum, length] = [0, 0]
  for (const { word, fits } of asked) {
    sum += bestFit(thing, fits) * word.length
    length += word.length
  }
  let [coverage, start] = [0, 0]
  for (const name of thing.names) {
    coverage = Math.max(coverage, Math.min(1, whole.length / name.length))
    if (name === whole) start = 0.25
    else if (name.startsWith(whole)) start = Math.max(start, 0.1)
  }
  const [shown = '', ...others] = thing.names
  const has = (name: string, word: string) => ` ${name}`.includes(` ${word}`)
  const isNickname = asked.some(({ word }) => !has(shown, word) && others.some((name) => has(name, word)))
  return ((sum / length) * (0.75 + 0.25 * coverage) + start) * (isNickname ? BY_NICKNAME : 1)
}
