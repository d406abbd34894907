import type { BookConfig } from '../config.ts'
import { type ExportedMetrics, type Metrics, silentMetrics } from '../kernel/metrics/metrics.ts'
import { silentTracing, type Tracing } from '../kernel/tracing/tracing.ts'

/** Where a book records what it does. */
interface Recorders {
  readonly metrics: Metrics
  /** Null where no process reads them. */
  readonly exported: ExportedMetrics | null
  readonly tracing: Tracing
}

/** Makes the recorders that are configured; the libraries of others are not loaded. */
export async function createRecorders({ metricsPort, tracing }: BookConfig): Promise<Recorders> {
  const exported = metricsPort === null ? null : (await import('../kernel/metrics/create-metrics.ts')).createMetrics()
  return {
    exported,
    metrics: exported ?? silentMetrics,
    tracing:
      tracing === null ? silentTracing : (await import('../kernel/tracing/create-tracing.ts')).createTracing(tracing),
  }
}
