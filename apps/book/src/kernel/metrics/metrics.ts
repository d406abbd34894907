import type { LabelsOf, MetricName, NameOf } from './catalogue.ts'

/** A value of a metric, with its labels. */
export interface Sample<N extends MetricName> {
  readonly labels: LabelsOf<N>
  readonly value: number
}

/** Records the metrics of the catalogue. Recording costs no query and never throws. */
export interface Metrics {
  /** Adds to a counter. @param by default 1 */
  count<N extends NameOf<'counter'>>(name: N, labels: LabelsOf<N>, by?: number): void
  /** Adds a value to a histogram, in the unit of its description. */
  observe<N extends NameOf<'histogram'>>(name: N, labels: LabelsOf<N>, value: number): void
  /** Has the values of a metric read when they are exported. What `read` does not return is not exported. */
  read<N extends NameOf<'gauge' | 'counter'>>(
    name: N,
    read: () => Iterable<Sample<N>> | Promise<Iterable<Sample<N>>>,
  ): void
}

/** Metrics that can be exported. */
export interface ExportedMetrics extends Metrics {
  readonly contentType: string
  /** All values, in the text format of Prometheus. */
  text(): Promise<string>
}

/** Records nothing: where no port is set, no process reads. */
export const silentMetrics: Metrics = { count: () => {}, observe: () => {}, read: () => {} }
