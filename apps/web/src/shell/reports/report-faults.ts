import type { ErrorBody } from '@touchline/contract'
import { ROUTES } from '@touchline/contract/routes'
import { CallFailure } from '../../data/index.ts'
import type { Report } from '../../platform/reports/report.ts'

const SERVER_FAULT = 500

/** The call of the contract that a request is; its path where it is none. */
function callOf(method: string, url: string): string {
  const path = url.split('?', 1)[0] ?? ''
  const isSame = (template: string) => new RegExp(`^${template.replace(/\{\w+\}/g, '[^/]+')}$`).test(path)
  return Object.entries(ROUTES).find(([, route]) => route.method === method && isSame(route.path))?.[0] ?? path
}

/** Reports a change that failed in a server in trouble; a failed read is reported by its query. */
export function reportFaults(report: Report) {
  return (url: string, { method = 'GET', body }: RequestInit, answer: Response): void => {
    if (answer.status < SERVER_FAULT || method === 'GET') return
    const call = callOf(method, url)
    const describe = async () => {
      const refusal = (await answer.clone().json()) as ErrorBody
      const asked = typeof body === 'string' ? JSON.parse(body) : undefined
      report(
        'call',
        call,
        new CallFailure(call, { kind: 'answer', status: answer.status, body: refusal }, { body: asked }),
      )
    }
    // Of a gateway's error page only the status is reported.
    describe().catch(() => report('call', call, new Error(`${call} was answered ${answer.status} without a word`)))
  }
}
