import { distance } from './distance.ts'

/** How well a word fits what was typed: 1 is the very word. By word. */
export type Fits = ReadonlyMap<number, number>

/** All words of the names, each once, found by what a hasty hand types. */
export interface Vocabulary {
  /** The word's number; a new word gets the next one. */
  add(word: string): number
  fits(typed: string): Fits
}

/**
 * Candidates are the words that share enough of the typed word's trigrams (every error destroys three or four of them);
 * they are then compared letter by letter. A trigram starts with spaces at the beginning of a word, so beginnings weigh
 * more.
 */
export function createVocabulary(): Vocabulary {
  const words: string[] = []
  const numbers = new Map<string, number>()
  const holders = new Map<string, number[]>()
  let shared = new Uint8Array(1_024)

  return {
    add(word) {
      const known = numbers.get(word)
      if (known !== undefined) return known
      const number = words.push(word) - 1
      numbers.set(word, number)
      for (const trigram of trigramsOf(word)) {
        const list = holders.get(trigram)
        if (list === undefined) holders.set(trigram, [number])
        else list.push(number)
      }
      return number
    },
    fits(typed) {
      if (shared.length < words.length) shared = new Uint8Array(words.length * 2)
      const trigrams = trigramsOf(typed)
      const touched: number[] = []
      for (const trigram of trigrams) {
        for (const number of holders.get(trigram) ?? []) {
          if (shared[number] === 0) touched.push(number)
          shared[number] = (shared[number] ?? 0) + 1
        }
      }
      const errors = allowedErrors(typed.length)
      const enough = errors === 0 ? trigrams.size : Math.max(1, trigrams.size - 3 * errors - 1)
      const fits = new Map<number, number>()
      for (const number of touched) {
        const count = shared[number] ?? 0
        shared[number] = 0
        if (count < enough) continue
        const fit = fitOf(typed, words[number] ?? '', errors)
        if (fit > 0) fits.set(number, fit)
      }
      return fits
    },
  }
}

function trigramsOf(word: string): ReadonlySet<string> {
  const padded = `  ${word}`
  const trigrams = new Set<string>()
  for (let start = 0; start + 3 <= padded.length; start++) trigrams.add(padded.slice(start, start + 3))
  return trigrams
}

/** Short words differ by little as it is. */
function allowedErrors(length: number): number {
  return length < 4 ? 0 : length < 8 ? 1 : 2
}

/** The very word, then words that begin so (shorter ones first), then words and beginnings with errors; 0: no fit. */
function fitOf(typed: string, word: string, errors: number): number {
  if (word === typed) return 1
  if (word.startsWith(typed)) return 0.8 + 0.15 * (typed.length / word.length)
  if (errors === 0) return 0
  const { whole, beginning } = distance(typed, word, errors)
  if (whole <= errors) return 0.75 - 0.15 * whole
  return beginning <= errors ? 0.6 - 0.15 * beginning : 0
}
