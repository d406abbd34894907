import { ALERT_RULES, type AlertRule } from './alert-rules.ts'
import { writeYaml } from './write-yaml.ts'

export const RULES_FILE = 'deploy/prometheus/alerts.yaml'
export const RULE_TESTS_FILE = 'deploy/prometheus/alerts.test.yaml'
const MADE = '# Made by `npm run monitoring`.\n'
/** An alert and its name. */
export type NamedRule = readonly [name: string, rule: AlertRule]
const RULES: readonly NamedRule[] = Object.entries(ALERT_RULES)
/** Series of the tests go on for so long. */
const LOOKED_AT = '15m'

/** Page of an alert, from the root of the repository. */
export const pageOf = (name: string) => `docs/operating/alerts/${name}.md`

const labelsOf = ({ severity }: AlertRule) => ({ severity })
const annotationsOf = (name: string, { summary }: AlertRule) => ({ summary, runbook: pageOf(name) })

/** The rules that Prometheus loads, or some of them. */
export function alertRules(rules: readonly NamedRule[] = RULES): string {
  const written = rules.map(([name, rule]) => ({
    alert: name,
    expr: rule.expr,
    for: rule.for,
    labels: labelsOf(rule),
    annotations: annotationsOf(name, rule),
  }))
  return MADE + writeYaml({ groups: [{ name: 'touchline', rules: written }] })
}

/**
 * Tests for `promtool test rules`: each alert fires on its fault, and does not while all is calm.
 * @param file the rules, which lie beside the tests
 */
export function alertRuleTests(rules: readonly NamedRule[] = RULES, file = 'alerts.yaml'): string {
  const tests = rules.flatMap(([name, rule]) => [
    { name: `${name} fires`, ...seriesOf(rule.fault), promql_expr_test: firing(name, 1) },
    { name: `${name} stays silent`, ...seriesOf(rule.calm), promql_expr_test: firing(name, 0) },
  ])
  return MADE + writeYaml({ rule_files: [file], evaluation_interval: '15s', tests })
}

function seriesOf(series: AlertRule['fault']) {
  const input = Object.entries(series).map(([name, values]) => ({ series: name, values }))
  return { interval: '15s', input_series: input }
}

/** Whether an alert fired at any time, by the series that Prometheus keeps of alerts. */
function firing(name: string, times: 0 | 1) {
  const expr = `clamp_max(count(count_over_time(ALERTS{alertname="${name}",alertstate="firing"}[15m])) or vector(0), 1)`
  return [{ expr, eval_time: LOOKED_AT, exp_samples: [{ labels: '{}', value: times }] }]
}
