import { Agent, get } from 'node:http'
import { setPriority } from 'node:os'
import { sleep } from '../../e2e/harness/wait.ts'
import { type FloodOrder, MADE_UP } from './flood.ts'

/** Strangers have machines of their own: what they cost here is not to be measured. */
setPriority(19)

const { origin, connections, addresses } = JSON.parse(process.argv[2] ?? '') as FloodOrder
/** Status of a page that is refused because of load. */
const BUSY = 503
/** A client over its limit comes back after this short pause. */
const BREATH_MS = 20
let asked = 0

function ask(agent: Agent, path: string, from: string | null): Promise<number> {
  const headers = { 'accept-encoding': 'br', ...(from !== null && { 'x-forwarded-for': from }) }
  return new Promise((resolve, reject) => {
    get(origin + path, { agent, headers }, (response) => {
      response.resume()
      response.on('end', () => resolve(response.statusCode ?? 0))
    }).on('error', reject)
  })
}

/** Requests one page after the other, as fast as responses come. */
async function flood(): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  for (;;) {
    const n = asked++
    const from = addresses === 0 ? null : `198.18.${(n % addresses) >> 8}.${(n % addresses) & 255}`
    const status = await ask(agent, (MADE_UP[n % MADE_UP.length] ?? String)(n), from)
    process.send?.(status)
    if (status === BUSY) await sleep(BREATH_MS)
  }
}

await Promise.all(Array.from({ length: connections }, flood))
