import { Agent, request } from 'node:http'
import type { LoadOptions } from './load.ts'
import { placementBody, placementHeaders } from './request.ts'
import { type Steady, steadily } from './steady.ts'

/**
 * Places singles at a steady rate on kept connections. Returns the ms of each. Every response must be an accepted bet.
 */
export async function placeSteadily(
  options: LoadOptions & Pick<Steady, 'rate' | 'isOver'>,
): Promise<readonly number[]> {
  const { origin, cookies, selection, connections } = options
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const body = placementBody(selection)
  const send = (n: number) =>
    new Promise<void>((resolve, reject) => {
      const headers = { ...placementHeaders(cookies[n % cookies.length] ?? ''), 'content-length': body.length }
      const sent = request(`${origin}/api/v3/bets`, { agent, method: 'POST', headers }, (response) => {
        response.resume()
        response.on('end', () =>
          response.statusCode === 201
            ? resolve()
            : reject(new Error(`A placement was answered ${response.statusCode}`)),
        )
      })
      sent.on('error', reject)
      sent.end(body)
    })
  try {
    return await steadily({ ...options, send })
  } finally {
    agent.destroy()
  }
}
