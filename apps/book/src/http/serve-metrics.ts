import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { ExportedMetrics } from '../kernel/metrics/metrics.ts'

/**
 * Serves `GET /metrics` on a port of its own, which is never that of the product.
 * @returns its port, and how to end it
 */
export async function serveMetrics(
  metrics: ExportedMetrics,
  { host, port }: { readonly host: string; readonly port: number },
): Promise<{ readonly port: number; close(): Promise<void> }> {
  const server = createServer((request, response) => {
    const path = request.url?.split('?', 1)[0]
    if (request.method !== 'GET' || path !== '/metrics') return response.writeHead(404).end()
    metrics.text().then(
      (text) => response.writeHead(200, { 'content-type': metrics.contentType }).end(text),
      () => response.writeHead(500).end(),
    )
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
