import type { RealtimeProblem } from '@touchline/client/realtime'
import type { Report } from '../platform/reports/report.ts'

/** Reports a problem of the stream. The connection recovers from `restarted` and `trouble` on its own. */
export function reportProblem(problem: RealtimeProblem, report: Report): void {
  switch (problem.kind) {
    case 'invalid-event':
      report('event', kindOfChannel(problem.channel), new Error(`No event of the contract: ${typeOf(problem.data)}`))
      break
    case 'refused-channel':
      report('event', kindOfChannel(problem.channel), new Error(`Refused: ${problem.code} ${problem.reason}`))
      break
    case 'handler-threw':
      report('handler', 'realtime', problem.error)
      break
    case 'restarted':
    case 'trouble':
  }
}

/** `match:en:7` is a `match` channel: a fault of all matches is one fault. */
function kindOfChannel(channel: string): string {
  return channel.split(':')[0] ?? channel
}

function typeOf(data: unknown): string {
  return typeof data === 'object' && data !== null && 'type' in data ? String(data.type).slice(0, 60) : typeof data
}
