import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { METRICS, type MetricDefinition, type MetricName } from './catalogue.ts'
import type { ExportedMetrics, Sample } from './metrics.ts'

/** Reads the present values of a metric. */
type Read = () => Iterable<Sample<MetricName>> | Promise<Iterable<Sample<MetricName>>>

/** Makes every metric of the catalogue, and those of Node.js. */
export function createMetrics(): ExportedMetrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const counters = new Map<string, Counter>()
  const histograms = new Map<string, Histogram>()
  const reads = new Map<string, Read>()

  for (const [name, definition] of Object.entries<MetricDefinition>(METRICS)) {
    const { kind, help, labels, buckets } = definition
    const options = { name, help, labelNames: [...labels], registers: [registry] }
    const collect = readInto(() => reads.get(name), labels.length > 0)
    if (kind === 'gauge') new Gauge({ ...options, collect })
    else if (kind === 'counter') counters.set(name, new Counter({ ...options, collect }))
    else histograms.set(name, new Histogram({ ...options, buckets: [...(buckets ?? [])] }))
  }

  return {
    contentType: registry.contentType,
    text: () => registry.metrics(),
    count: (name, labels, by = 1) => counters.get(name)?.inc(labels, by),
    observe: (name, labels, value) => histograms.get(name)?.observe(labels, value),
    read: (name, read) => void reads.set(name, read as Read),
  }
}

/** Replaces the values of a metric by those that are read. A counter that is not read keeps what it counted. */
function readInto(readOf: () => Read | undefined, hasLabels: boolean) {
  return async function collect(this: Gauge | Counter): Promise<void> {
    const read = readOf()
    if (read === undefined && this instanceof Counter) return
    const samples = [...((await read?.()) ?? [])]
    this.reset()
    // A gauge without labels is 0 after a reset, which is a value that was not measured.
    if (samples.length === 0 && !hasLabels) this.remove()
    for (const { labels, value } of samples) this.inc(labels, value)
  }
}
