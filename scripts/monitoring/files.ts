import { DASHBOARD_FILE, dashboard } from './dashboards.ts'
import { METRICS_PAGE, metricsPage } from './metrics-page.ts'
import { alertRules, alertRuleTests, RULE_TESTS_FILE, RULES_FILE } from './prometheus-files.ts'

/** Every file that is made from the catalogue of metrics and the alerts, by its path from the root. */
export const monitoringFiles = (): Readonly<Record<string, string>> => ({
  [RULES_FILE]: alertRules(),
  [RULE_TESTS_FILE]: alertRuleTests(),
  [DASHBOARD_FILE]: dashboard(),
  [METRICS_PAGE]: metricsPage(),
})
