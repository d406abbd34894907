import { publicChannel, type RealtimeEvent } from '@touchline/contract'
import { SERVED_LOCALES } from '../../kernel/locale.ts'
import { createLoop, type Loop } from '../../kernel/loop.ts'
import type { SitePorts } from './ports.ts'

/** Pages follow within a second, whichever process published. */
const EVERY_MS = 400

async function tellSiteChanges({ db, publisher }: Pick<SitePorts, 'db' | 'publisher'>): Promise<void> {
  const [row] = await db.query<{ version: number | null }>(
    'SELECT max(version) AS version FROM site_versions WHERE NOT told',
    [],
  )
  if (row === undefined || row.version === null) return
  const event: RealtimeEvent = { type: 'site_changed', data: { version: row.version } }
  const { ok } = await publisher.broadcast(SERVED_LOCALES.map(publicChannel), event)
  if (ok) await db.query('UPDATE site_versions SET told = TRUE WHERE version <= $1 AND NOT told', [row.version])
}

/** Tells everybody of a site that was published: at least once, also over a restart. */
export function createSitePublisher(ports: SitePorts): Loop {
  const { clock, log, signals } = ports
  const loop = createLoop({
    name: 'telling of the site',
    clock,
    log,
    everyMs: EVERY_MS,
    round: () => tellSiteChanges(ports).then(() => false),
  })
  let unsubscribe = () => {}
  return {
    ...loop,
    async run() {
      unsubscribe = signals.on('site_published', loop.wake)
      await loop.run()
    },
    async stop() {
      unsubscribe()
      await loop.stop()
    },
  }
}
