import type { Infra } from '../../kernel/infra.ts'
import { findBetTraces } from '../bets/index.ts'
import type { Settled } from './settle-batch.ts'

/** Settles a batch, and records it: as a trace of its own, and in the trace of the placement of each bet. */
export async function traceBatch(
  ports: Pick<Infra, 'db' | 'tracing'>,
  settle: () => Promise<Settled>,
): Promise<Settled> {
  const { tracing } = ports
  if (!tracing.isOn) return settle()
  return tracing.step('settle batch', {}, async (batch) => {
    const startedAt = tracing.now()
    const settled = await settle()
    batch.set({ bets: settled.count })
    const parents = await findBetTraces(
      ports,
      settled.changes.map(({ id }) => id),
    )
    batch.link([...parents.values()])
    const links = batch.traceParent === null ? [] : [batch.traceParent]
    for (const { id, status, result, amount } of settled.changes) {
      const parent = parents.get(id)
      if (parent === undefined) continue
      const own = tracing.ended('settle bet', { parent, links, startedAt, attributes: { state: status, result } })
      if (status === 'done' && amount > 0) tracing.ended('pay out', { parent: own, startedAt })
    }
    return settled
  })
}
