import type { LiveEvent } from './state.ts'

/** What a component may follow, as a key. */
export const topicOf = {
  outcome: (eventId: number, marketKey: string, outcomeId: string) => `o:${eventId}/${marketKey}/${outcomeId}`,
  facts: (eventId: number) => `f:${eventId}`,
  markets: (eventId: number) => `m:${eventId}`,
  listing: (eventId: number) => `l:${eventId}`,
}

/** The id of the event that a topic is about. */
export function matchOf(topic: string): number {
  return Number.parseInt(topic.slice(2), 10)
}

/** The topics whose value differs between two states of a match. Unchanged parts are the same objects. */
export function changedTopics(before: LiveEvent | undefined, after: LiveEvent): string[] {
  if (before === after) return []
  const topics: string[] = []
  if (before?.facts !== after.facts) topics.push(topicOf.facts(after.id))
  if (before?.listing !== after.listing) topics.push(topicOf.listing(after.id))
  if (before?.markets === after.markets) return topics
  let listChanged = false
  for (const [key, market] of after.markets) {
    const held = before?.markets.get(key)
    if (held === market) continue
    if (
      held?.status !== market.status ||
      held.mostBalanced !== market.mostBalanced ||
      held.definition !== market.definition
    ) {
      listChanged = true
    }
    for (const [id, outcome] of market.outcomes) {
      if (held?.outcomes.get(id) !== outcome) topics.push(topicOf.outcome(after.id, key, id))
    }
  }
  if (listChanged) topics.push(topicOf.markets(after.id))
  return topics
}
