import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, onTestFinished, test } from 'vitest'
import { METRICS, type MetricDefinition, RUNTIME_METRICS } from '../../apps/book/src/kernel/metrics/catalogue.ts'
import { ROOT } from '../check/run-tool.ts'
import { promtoolInstalled } from '../test/prometheus.ts'
import { ALERT_RULES } from './alert-rules.ts'
import { dashboard } from './dashboards.ts'
import { monitoringFiles } from './files.ts'
import { alertRules, alertRuleTests, type NamedRule, pageOf } from './prometheus-files.ts'
import { writeYaml } from './write-yaml.ts'

const run = promisify(execFile)
const ALERTS: readonly NamedRule[] = Object.entries(ALERT_RULES)
const METRIC = /\b(?:touchline|process|nodejs)_\w+/g
const SELECTOR = /(touchline_\w+?)(?:_bucket|_count|_sum)?\{([^}]*)\}/g

const expressions = [...ALERTS.map(([, { expr }]) => expr), ...panelExpressions()]

function panelExpressions(): readonly string[] {
  const { panels } = JSON.parse(dashboard()) as { panels: readonly { targets?: readonly { expr: string }[] }[] }
  return panels.flatMap(({ targets }) => targets?.map(({ expr }) => expr) ?? [])
}

/** Runs `promtool` on files in a folder of their own. */
async function promtool(args: readonly string[], files: Readonly<Record<string, string>>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'touchline-rules-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text)
  return run('promtool', [...args], { cwd: folder }).then(
    ({ stdout }) => stdout,
    (error: { stdout: string; stderr: string }) => `FAILED ${error.stdout} ${error.stderr}`,
  )
}

test.for(Object.keys(monitoringFiles()))('%s is made from the catalogue; npm run monitoring updates it', (path) => {
  expect(readFileSync(join(ROOT, path), 'utf8')).toBe(monitoringFiles()[path])
})

test('rules and panels name metrics of the catalogue alone, and labels that these have', () => {
  const known = new Set([...Object.keys(METRICS), ...Object.keys(RUNTIME_METRICS)])
  const names = expressions.flatMap((expr) => expr.match(METRIC) ?? []).map((name) => name.replace(/_bucket$/, ''))
  expect(names.filter((name) => !known.has(name))).toEqual([])
  const definitions: Readonly<Record<string, MetricDefinition>> = METRICS
  const foreign = expressions.flatMap((expr) =>
    [...expr.matchAll(SELECTOR)].flatMap(([, name = '', labels = '']) =>
      [...labels.matchAll(/(\w+)(?==|!=)/g)]
        .map(([label]) => label)
        .filter((label) => label !== 'instance' && !definitions[name]?.labels.includes(label))
        .map((label) => `${name} has no label ${label}`),
    ),
  )
  expect(foreign).toEqual([])
})

test('the dashboard has a panel for every metric', () => {
  const all = panelExpressions().join('\n')
  expect(Object.keys(METRICS).filter((name) => !all.includes(name))).toEqual([])
})

test('every alert has a page that says what it means, how to find the cause and what to do', () => {
  for (const [name] of ALERTS) {
    const path = join(ROOT, pageOf(name))
    expect(existsSync(path), `${pageOf(name)} is missing`).toBe(true)
    const page = readFileSync(path, 'utf8')
    for (const heading of [`# ${name}`, '## What it means', '## Find the cause', '## What to do']) {
      expect(page, `${pageOf(name)} lacks "${heading}"`).toContain(heading)
    }
  }
})

describe.skipIf(!promtoolInstalled())('rules in Prometheus (skipped where promtool is not installed)', () => {
  test('promtool takes the rules, and the expressions of the panels', async () => {
    const rules = panelExpressions().map((expr, index) => ({
      record: `panel_${index}`,
      expr: expr.replaceAll('$instance', '.*'),
    }))
    const files = { 'alerts.yaml': alertRules(), 'panels.yaml': writeYaml({ groups: [{ name: 'panels', rules }] }) }
    const output = await promtool(['check', 'rules', ...Object.keys(files)], files)
    expect(output).toContain(`SUCCESS: ${ALERTS.length} rules found`)
    expect(output).toContain(`SUCCESS: ${rules.length} rules found`)
  })

  test('each alert fires on its fault and stays silent while all is calm', async () => {
    const files = { 'alerts.yaml': alertRules(), 'alerts.test.yaml': alertRuleTests() }
    expect(await promtool(['test', 'rules', 'alerts.test.yaml'], files)).toContain('SUCCESS')
  })

  // Each alert with its rule alone: promtool evaluates all rules that a file of tests names, in each of its tests.
  test('an alert that does not fire fails its test, and so does one that fires without its fault', async () => {
    const files = Object.fromEntries(
      ALERTS.flatMap((rule) => {
        const tests = alertRuleTests([rule], `${rule[0]}.yaml`)
        const swapped = tests.replaceAll('value: 1', 'value: 2').replaceAll('value: 0', 'value: 1')
        return [
          [`${rule[0]}.yaml`, alertRules([rule])],
          [`${rule[0]}.test.yaml`, swapped],
        ]
      }),
    )
    const output = await promtool(['test', 'rules', ...ALERTS.map(([name]) => `${name}.test.yaml`)], files)
    for (const [name] of ALERTS) expect(output.split(`alertname=\\"${name}\\"`), name).toHaveLength(3)
  })
})
