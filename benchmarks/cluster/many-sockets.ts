import { sleep } from '../../e2e/harness/wait.ts'
import type { RunningCluster } from '../../scripts/cluster/harness/running-cluster.ts'
import { type Measurement, measurement } from '../measurement.ts'
import { startBareSockets } from './bare-sockets.ts'
import { engineOf } from './engine.ts'
import { type SocketsReport, startSockets } from './sockets.ts'

const MESSAGES = 20
const EVERY_MS = 1_000
const SETTLES_MS = 5_000

/** Sockets on both nodes of the engine through the proxy, against one process that only sends. */
export async function measureSockets(cluster: RunningCluster, count: number): Promise<readonly Measurement[]> {
  const engine = await engineOf(cluster)
  const bare = await bareReport(count)
  const sockets = startSockets(count)
  try {
    const begun = performance.now()
    const opened = await sockets.open(await engine.door())
    const openedMs = performance.now() - begun
    if (opened.connected < count)
      console.error(
        `cluster: ${opened.connected} of ${count} sockets connected; the last failure: ${opened.lastFailure}`,
      )
    const report = await lagOf(engine.publish, sockets.report)
    // Nodes exchange their connections every few seconds.
    const nodes = await engine.connections()
    const due = opened.connected * MESSAGES
    return [
      measurement('cluster.sockets-connected', report.connected, 'sockets', count),
      measurement('cluster.sockets-of-emptier-node', Math.min(...nodes), 'sockets', count / 2),
      measurement('cluster.sockets-connected-after', openedMs / 1_000, 's'),
      measurement('cluster.sockets-messages', report.received, 'messages', due),
      measurement('cluster.sockets-closed', report.closed, 'sockets'),
      measurement('cluster.sockets-lag-p50', report.lag.p50, 'ms', bare.lag.p50),
      measurement('cluster.sockets-lag-p99', report.lag.p99 ?? Number.NaN, 'ms', bare.lag.p99),
    ]
  } finally {
    sockets.close()
  }
}

async function bareReport(count: number): Promise<SocketsReport> {
  const [bare, sockets] = [await startBareSockets(), startSockets(count)]
  try {
    await sockets.open({ url: bare.url, token: '', channel: '' })
    return await lagOf(bare.publish, sockets.report)
  } finally {
    sockets.close()
    await bare.close()
  }
}

async function lagOf(publish: () => Promise<void>, report: () => Promise<SocketsReport>): Promise<SocketsReport> {
  await sleep(SETTLES_MS)
  await report()
  for (let n = 0; n < MESSAGES; n++) {
    await publish()
    await sleep(EVERY_MS)
  }
  await sleep(SETTLES_MS)
  return report()
}
