import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface Violation {
  readonly id: string
  readonly impact: string | null
  readonly nodes: readonly { readonly target: readonly string[]; readonly failureSummary?: string }[]
}

/**
 * What axe finds serious or critical on a page, a sentence each.
 * @param rules those to apply where a page is looked at again; all unless given
 */
export async function seriousViolations(
  page: Page,
  where: string,
  rules: readonly string[] | null = null,
): Promise<string[]> {
  await page.evaluate(AXE)
  const options = { resultTypes: ['violations'], ...(rules !== null && { runOnly: rules }) }
  const violations = (await page.evaluate(
    `axe.run(document, ${JSON.stringify(options)}).then((result) => result.violations)`,
  )) as Violation[]
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${where}: ${id} at ${nodes[0]?.target.join(' ')} ${nodes[0]?.failureSummary ?? ''}`)
}
