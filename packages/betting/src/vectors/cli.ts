import { readFileSync } from 'node:fs'
import { checkFile, type FileReport } from './check-file.ts'

function checkPath(path: string): FileReport {
  try {
    return checkFile(readFileSync(path, 'utf8'))
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return { lines: [`FAIL file: cannot be read: ${reason}`], passed: 0, failed: 1 }
  }
}

/** `npm run vectors -- FILE...`: checks files of cases and prints how many passed. */
function main(paths: readonly string[]): number {
  if (paths.length === 0) {
    console.error('Usage: npm run vectors -- FILE [FILE...]')
    return 2
  }
  const reports = paths.map(checkPath)
  for (const line of reports.flatMap((report) => report.lines)) console.log(line)
  const passed = reports.reduce((count, report) => count + report.passed, 0)
  const failed = reports.reduce((count, report) => count + report.failed, 0)
  console.log(`${passed} passed, ${failed} failed`)
  return failed === 0 ? 0 : 1
}

process.exitCode = main(process.argv.slice(2))
