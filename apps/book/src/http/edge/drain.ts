import type { FastifyInstance } from 'fastify'

const LOOK_MS = 20
/** Calls that change something take less; one that waits for longer is repeated under its key. */
const PATIENCE_MS = 5_000
const READS = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Lets an application finish what it has begun: it takes no new connections, and requests that change something get
 * their response first. Reads may be cut: proxies and pages repeat them.
 * @returns drains; `close` of the application comes after it
 */
export function drainOf(app: FastifyInstance): () => Promise<void> {
  let underWay = 0
  app.addHook('onRequest', async ({ method }) => {
    if (!READS.has(method)) underWay++
  })
  app.addHook('onResponse', async ({ method }) => {
    if (!READS.has(method)) underWay--
  })
  return async () => {
    app.server.close()
    app.server.closeIdleConnections()
    for (let waited = 0; underWay > 0 && waited < PATIENCE_MS; waited += LOOK_MS)
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
  }
}
