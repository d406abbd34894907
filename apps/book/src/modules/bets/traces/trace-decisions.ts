import type { Infra } from '../../../kernel/infra.ts'
import { findBetTraces } from './bet-traces.ts'

interface Decided {
  readonly id: number
  readonly rejection: string | null
}

/** Records decisions about waiting bets in the traces of their placements. */
export async function traceDecisions(
  ports: Pick<Infra, 'db' | 'tracing'>,
  decisions: readonly Decided[],
  startedAt: number,
): Promise<void> {
  const parents = await findBetTraces(
    ports,
    decisions.map(({ id }) => id),
  )
  for (const { id, rejection } of decisions) {
    const parent = parents.get(id)
    if (parent === undefined) continue
    ports.tracing.ended('decide bet', { parent, startedAt, attributes: { result: rejection ?? 'accepted' } })
  }
}
