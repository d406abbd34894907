import type { Db } from '../db/index.ts'
import {
  confirmMapping,
  loadMappings,
  loadSuggestions,
  type MappingOutcome,
  offerMapped,
  rejectMapping,
  type Suggestion,
} from '../modules/offer/index.ts'
import { misunderstood, type Operation, type OperationAnswer } from './operation.ts'

const usage = 'map [list] | map confirm URN URN | map reject URN URN | map offer URN'
/** So many suggestions are shown. */
const MOST_SHOWN = 50

/** Shows which events of different providers are probably the same, and takes what a person decides about them. */
export const map: Operation = {
  help: 'map              events of different providers that are the same event: suggestions, and what is decided',
  usage,
  onlyLooks: ([does]) => does === undefined || does === 'list',
  async run(words, { db, clock, catchUp }) {
    const [does, one, other, ...more] = words
    if (does === undefined) return suggestions(db)
    if (does === 'list' && words.length === 1) return list(db)
    if (does === 'offer' && one !== undefined && words.length === 2) {
      const outcome = await offerMapped(db, one, clock.now())
      if (outcome.kind === 'done') await catchUp()
      return outcome.kind === 'done'
        ? { ok: true, text: `${one} takes the bets of its group from now on.` }
        : { ok: false, text: `${one} is mapped to no other event; npm run book -- map list shows those that are.` }
    }
    if (one === undefined || other === undefined || more.length > 0) return misunderstood({ usage })
    if (does === 'confirm') {
      const done = `${one} and ${other} are one event: one provider offers it, the other one is held.`
      return answer(await confirmMapping(db, [one, other], clock.now()), done)
    }
    if (does === 'reject') {
      const done = `${one} and ${other} are different events, and are not suggested again.`
      return answer(await rejectMapping(db, [one, other], clock.now()), done)
    }
    return misunderstood({ usage })
  },
}

async function suggestions(db: Db): Promise<OperationAnswer> {
  const found = await loadSuggestions(db)
  if (found.length === 0)
    return { ok: true, text: 'No events of different providers are alike, besides those that are decided about.' }
  const lines = found.slice(0, MOST_SHOWN).map(({ one, other, likeness }) => {
    const events = [one, other].map(
      (event) => `${event.urn} ${titleOf(event)}, ${event.league}, ${new Date(event.startsAt).toISOString()}`,
    )
    return `${Math.round(100 * likeness)} %  ${events.join('  |  ')}`
  })
  const more = found.length > MOST_SHOWN ? [`and ${found.length - MOST_SHOWN} more`] : []
  return { ok: true, text: [...lines, ...more].join('\n') }
}

/** The name of the event for people. An outright has its name and the number of participants. */
function titleOf(event: Suggestion['one']): string {
  if (event.kind === 'match') return `${event.home} – ${event.away}`
  return `${event.name} (outright, ${event.competitors.length} competitors)`
}

async function list(db: Db): Promise<OperationAnswer> {
  const groups = Map.groupBy(await loadMappings(db), ({ groupId }) => groupId)
  const lines = [...groups.values()].map((events) =>
    events.map(({ urn, provider, isOffered }) => `${urn} (${provider}${isOffered ? ', offers' : ''})`).join('  =  '),
  )
  return { ok: true, text: lines.join('\n') || 'No event is mapped to another one.' }
}

function answer(outcome: MappingOutcome, done: string): OperationAnswer {
  switch (outcome.kind) {
    case 'done':
      return { ok: true, text: done }
    case 'unknown':
      return { ok: false, text: `${outcome.urn} is no open match or outright of this book.` }
    case 'same_provider':
      return { ok: false, text: 'Both are of one provider, which has an event once.' }
    case 'other_kind':
      return { ok: false, text: 'One is a match, the other one an outright.' }
    case 'other_sport':
      return { ok: false, text: 'They are of different sports.' }
    case 'taken':
      return { ok: false, text: `The provider has ${outcome.by} in this group already; map reject ends a mapping.` }
  }
}
