import { type CaseReport, checkCase } from './check-case.ts'
import { checkLadderStep, isLadderStep } from './check-ladder-step.ts'
import { isList, isRecord, type Json, parseExactJson, show } from './exact-json.ts'

/** Result of a whole file: a line for each failure, and the counts. */
export interface FileReport {
  readonly lines: readonly string[]
  readonly passed: number
  readonly failed: number
}

function checkRow(row: Json, position: number): CaseReport {
  return isRecord(row) && isLadderStep(row) ? checkLadderStep(row) : checkCase(row, position)
}

function unreadable(reason: string): FileReport {
  return { lines: [`FAIL file: ${reason}`], passed: 0, failed: 1 }
}

/** Checks the text of a vectors file: a list of cases, or of steps of the british ladder. */
export function checkFile(content: string): FileReport {
  let rows: Json
  try {
    rows = parseExactJson(content)
  } catch (error) {
    return unreadable(`not JSON: ${error instanceof Error ? error.message : String(error)}`)
  }
  if (!isList(rows)) return unreadable(`must be a list of cases, it is ${show(rows).slice(0, 80)}`)
  const reports = rows.map(checkRow)
  const failures = reports.filter((report) => report.faults.length > 0)
  return {
    lines: failures.map((report) => `FAIL ${report.id}: ${report.faults.join('; ')}`),
    passed: reports.length - failures.length,
    failed: failures.length,
  }
}
