import type { ExportedMetrics } from '../kernel/metrics/metrics.ts'

/** Values by metric with its labels, `touchline_calls_total{call="signIn",status="200"}`. */
export type ExportedValues = ReadonlyMap<string, number>

/** Reads the text format of Prometheus, histograms by their `_count`. */
export function readExported(text: string): ExportedValues {
  const lines = text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#') && !/_(bucket|sum)[{ ]/.test(line))
  return new Map(
    lines.map((line) => {
      const at = line.lastIndexOf(' ')
      return [line.slice(0, at), Number(line.slice(at + 1))]
    }),
  )
}

export async function exportedBy(metrics: ExportedMetrics | null): Promise<ExportedValues> {
  return readExported((await metrics?.text()) ?? '')
}
