import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { Reporter, SerializedError, TestModule } from 'vitest/node'
import { ROOT } from '../check/run-tool.ts'
import type { Failure, FileReport, Report } from './report.ts'

/** Writes a `Report` to REPORT_FILE. Unlike Vitest's own, it has errors in hooks and unhandled ones. */
export default class FileReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    const report: Report = { files: modules.map(reportOf), unhandled: unhandled.map(text) }
    writeFileSync(process.env.REPORT_FILE ?? '', JSON.stringify(report))
  }
}

function reportOf(module: TestModule): FileReport {
  const tests = [...module.children.allTests()]
  const { collectDuration, duration } = module.diagnostic()
  const failed = tests.filter((test) => test.result().state === 'failed')
  return {
    project: module.project.name,
    file: relative(ROOT, module.moduleId),
    seconds: (collectDuration + duration) / 1_000,
    passed: tests.filter((test) => test.result().state === 'passed').length,
    skipped: tests.filter((test) => ['skipped', 'pending'].includes(test.result().state)).map((test) => test.fullName),
    failures: [
      ...failed.map((test) => ({ test: test.fullName, message: (test.result().errors ?? []).map(text).join('\n') })),
      ...outsideOfTests(module, failed.length > 0),
    ],
  }
}

/** Errors of hooks and imports, and a file that failed without saying where. */
function outsideOfTests(module: TestModule, isExplained: boolean): readonly Failure[] {
  const errors = [module, ...module.children.allSuites()].flatMap((suite) => suite.errors())
  if (errors.length === 0 && (isExplained || module.state() !== 'failed')) return []
  return [{ test: '(outside of its tests)', message: errors.map(text).join('\n') }]
}

function text({ message, stack = '' }: SerializedError): string {
  return stack.includes(message) ? stack : `${message}\n${stack}`
}
