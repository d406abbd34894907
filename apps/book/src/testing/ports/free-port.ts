import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/** Below the ports that systems take for outgoing connections: one of those may be taken before it is listened on. */
const [FIRST, LAST] = [15_000, 32_000]

/** Ports that were handed out: who got one may not listen on it yet. */
const given = new Set<number>()

/** A free port on an address of this machine. */
export async function freePort(address = '127.0.0.1'): Promise<number> {
  for (;;) {
    const port = randomInt(FIRST, LAST)
    if (given.has(port) || !(await isFree(port, address))) continue
    given.add(port)
    return port
  }
}

function isFree(port: number, address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, address, () => probe.close(() => resolve(true)))
  })
}
