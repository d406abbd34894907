import { spawnSync } from 'node:child_process'
import { aptInstall } from './apt.ts'

/** Whether rules of Prometheus can be checked here. */
export const promtoolInstalled = (): boolean => spawnSync('promtool', ['--version']).status === 0

/** Finds Prometheus or installs Debian's; tests with `promtool` are skipped by name when there is none. */
export function ensurePrometheus(): void {
  if (promtoolInstalled()) return
  console.log('No Prometheus found: installing it')
  aptInstall(['prometheus'])
}
