import type { CDPSession } from 'playwright-core'

interface Weight {
  readonly heap: number
  readonly nodes: number
}

/** What a page holds once its garbage is collected: heap in MB, nodes of its document. */
export async function weigh(line: CDPSession): Promise<Weight> {
  await line.send('HeapProfiler.collectGarbage')
  const { metrics } = await line.send('Performance.getMetrics')
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0
  return { heap: of('JSHeapUsedSize') / 1_048_576, nodes: of('Nodes') }
}
