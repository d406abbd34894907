import {
  AREAS,
  type Area,
  METRICS,
  type MetricDefinition,
  RUNTIME_METRICS,
} from '../../apps/book/src/kernel/metrics/catalogue.ts'

export const DASHBOARD_FILE = 'deploy/grafana/touchline.json'
const TITLES: Readonly<Record<Area, string>> = {
  calls: 'Calls',
  bets: 'Bets',
  offer: 'Offer',
  feed: 'Feed',
  realtime: 'Realtime',
  database: 'Database',
  settlement: 'Settlement',
  money: 'Money and messages',
  pages: 'Pages',
  process: 'Processes',
}
const WIDTH = 8
const HEIGHT = 7
const PER_ROW = 3
const SOURCE = { type: 'prometheus', uid: '$source' }
const METRIC_LIST: readonly (readonly [string, MetricDefinition])[] = Object.entries(METRICS)

interface Query {
  readonly expr: string
  readonly legend: string
}

/** The one dashboard: a row for each area of the catalogue, a panel for each metric. */
export function dashboard(): string {
  const panels: object[] = []
  let y = 0
  for (const area of AREAS) {
    panels.push({
      type: 'row',
      title: TITLES[area],
      collapsed: false,
      gridPos: { h: 1, w: WIDTH * PER_ROW, x: 0, y },
      panels: [],
    })
    y += 1
    const own = panelsOf(area)
    for (const [index, { title, description, queries }] of own.entries()) {
      const gridPos = { h: HEIGHT, w: WIDTH, x: (index % PER_ROW) * WIDTH, y: y + Math.floor(index / PER_ROW) * HEIGHT }
      panels.push({ type: 'timeseries', title, description, datasource: SOURCE, gridPos, targets: queries.map(target) })
    }
    y += Math.ceil(own.length / PER_ROW) * HEIGHT
  }
  const source = { name: 'source', label: 'Prometheus', type: 'datasource', query: 'prometheus' }
  const instance = {
    name: 'instance',
    label: 'Process',
    type: 'query',
    datasource: SOURCE,
    query: 'label_values(touchline_ready, instance)',
    multi: true,
    includeAll: true,
    allValue: '.*',
  }
  const body = {
    uid: 'touchline',
    title: 'Touchline',
    schemaVersion: 39,
    refresh: '15s',
    time: { from: 'now-1h', to: 'now' },
    templating: { list: [source, instance] },
    panels: panels.map((panel, index) => ({ id: index + 1, ...panel })),
  }
  return `${JSON.stringify(body, null, 2)}\n`
}

function panelsOf(area: Area) {
  const own = METRIC_LIST.filter(([, definition]) => definition.area === area).map(([name, definition]) => ({
    title: name,
    description: definition.help,
    queries: queriesOf(name, definition),
  }))
  if (area !== 'process') return own
  const runtime = Object.entries(RUNTIME_METRICS).map(([name, description]) => ({
    title: name,
    description,
    queries: [{ expr: name.endsWith('_total') ? `rate(${one(name)}[1m])` : one(name), legend: '{{instance}}' }],
  }))
  return [...own, ...runtime]
}

/** The processes that are chosen. */
const one = (name: string) => `${name}{instance=~"$instance"}`

function queriesOf(name: string, { kind, labels }: MetricDefinition): readonly Query[] {
  const legend = labels.map((label) => `{{${label}}}`).join(' ') || '{{instance}}'
  const by = labels.length > 0 ? labels.join(', ') : 'instance'
  if (kind === 'counter') return [{ expr: `sum by (${by}) (rate(${one(name)}[1m]))`, legend }]
  if (kind === 'gauge') return [{ expr: labels.length > 0 ? `max by (${by}) (${one(name)})` : one(name), legend }]
  return [0.5, 0.99].map((quantile) => ({
    expr: `histogram_quantile(${quantile}, sum by (le, ${by}) (rate(${one(`${name}_bucket`)}[5m])))`,
    legend: `${legend} p${100 * quantile}`,
  }))
}

function target({ expr, legend }: Query, index: number) {
  return { refId: String.fromCharCode('A'.charCodeAt(0) + index), datasource: SOURCE, expr, legendFormat: legend }
}
