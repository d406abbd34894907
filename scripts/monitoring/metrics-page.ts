import { METRICS, type MetricDefinition } from '../../apps/book/src/kernel/metrics/catalogue.ts'

export const METRICS_PAGE = 'docs/operating/metrics.md'

/** The page of all metrics. */
export function metricsPage(): string {
  const rows = Object.entries<MetricDefinition>(METRICS).map(
    ([name, { kind, labels, help }]) =>
      `| \`${name}\` | ${kind} | ${labels.map((label) => `\`${label}\``).join(', ')} | ${help} |`,
  )
  return [
    '# Metrics',
    '',
    'Made by `npm run monitoring` from `apps/book/src/kernel/metrics/catalogue.ts`. How they are collected: [monitor](monitor.md).',
    '',
    '| metric | kind | labels | measures |',
    '|---|---|---|---|',
    ...rows,
    '',
  ].join('\n')
}
