/** Words that mean something in this repository alone, and what an engineer writes instead. */
export const PRIVATE_WORDS: Readonly<Record<string, string>> = {
  heard: 'received',
  hears: 'receives',
  told: 'notified, sent, or the state that is shown',
  tidings: 'events, notifications',
  brought: 'loaded, fetched',
  usual: 'default',
  standing: 'player groups, state',
  stands: 'is, holds, is shown',
  somebody: 'a user, a player, a client',
  whoever: 'a user who, a client that',
  nobody: 'no user, no client, no process',
  'became of': 'the result of',
  'becomes of': 'the result of',
  'more is known': 'has a result',
  'by then': 'at that time',
  letterbox: 'queue, inbox',
  surroundings: 'context, environment',
  hear: 'receive',
  tells: 'notifies, sends, shows, distinguishes',
  learns: 'receives, is notified of, reads',
  brings: 'loads, gives, sends',
  stood: 'was',
  meanwhile: 'during it, since then, at the same time',
  everybody: 'all players, all visitors, all clients',
  anybody: 'any player, any visitor, any client',
  'goes by': 'uses, refers to',
  'go by': 'use, refer to',
  'of whom': 'whose, where at least one',
  'is said': 'is shown, is reported',
  'are said': 'are shown, are reported',
  'was said': 'was sent, was reported',
  'asked for': 'requested',
}

const SEARCHES = Object.keys(PRIVATE_WORDS).map((word) => [word, new RegExp(`\\b${word}\\b`, 'g')] as const)

export type WordCounts = Readonly<Record<string, number>>

/** How often each private word is in a text: in prose, in names (`toldProblems`) and in titles of tests. */
export function privateWordsIn(text: string): WordCounts {
  const words = text
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[\s_*/-]+/g, ' ')
    .toLowerCase()
  return Object.fromEntries(
    SEARCHES.flatMap(([word, search]) => {
      const count = words.match(search)?.length ?? 0
      return count > 0 ? [[word, count]] : []
    }),
  )
}

/** Counts of two texts together. */
export function addCounts(one: WordCounts, other: WordCounts): WordCounts {
  const sum: Record<string, number> = { ...one }
  for (const [word, count] of Object.entries(other)) sum[word] = (sum[word] ?? 0) + count
  return sum
}

/** The words whose count exceeds the allowance, each with both counts. */
export function moreThan(allowed: WordCounts, now: WordCounts): readonly (readonly [string, number, number])[] {
  return Object.entries(now).flatMap(([word, count]) => {
    const limit = allowed[word] ?? 0
    return count > limit ? [[word, count, limit] as const] : []
  })
}
