import { publicChannel, type RealtimeEvent } from '@touchline/contract'
import { SERVED_LOCALES } from '../../kernel/locale.ts'
import { createLoop, type Loop } from '../../kernel/loop.ts'
import type { SitePorts } from './ports.ts'

/** Pages follow within a second, whichever process published. */
const EVERY_MS = 400

/** Unpublished changes: versions, and maintenance that was announced or called off. */
const UNPUBLISHED = `
  SELECT coalesce(max(version), 0) AS version, coalesce(bool_or(NOT told), FALSE) AS is_unpublished,
    ARRAY(SELECT id FROM maintenance_windows WHERE NOT told ORDER BY id) AS maintenance,
    ARRAY(SELECT cancelled_at IS NOT NULL FROM maintenance_windows WHERE NOT told ORDER BY id) AS off
  FROM site_versions`

interface UnpublishedChange {
  readonly version: number
  readonly is_unpublished: boolean
  readonly maintenance: readonly number[]
  readonly off: readonly boolean[]
}

async function publishSiteChanges({ db, publisher }: Pick<SitePorts, 'db' | 'publisher'>): Promise<void> {
  const [row] = await db.query<UnpublishedChange & object>(UNPUBLISHED, [])
  if (row === undefined || (!row.is_unpublished && row.maintenance.length === 0)) return
  const event: RealtimeEvent = { type: 'site_changed', data: { version: row.version } }
  const { ok } = await publisher.broadcast(SERVED_LOCALES.map(publicChannel), event)
  if (!ok) return
  await db.query('UPDATE site_versions SET told = TRUE WHERE version <= $1 AND NOT told', [row.version])
  // A window that is called off during this call stays unpublished, so the next call publishes it.
  await db.query(
    'UPDATE maintenance_windows SET told = TRUE FROM unnest($1::integer[], $2::boolean[]) AS said (id, is_off) WHERE maintenance_windows.id = said.id AND (cancelled_at IS NOT NULL) = said.is_off',
    [row.maintenance, row.off],
  )
}

/** Publishes that a site was published: at least once, also over a restart. */
export function createSitePublisher(ports: SitePorts): Loop {
  const { clock, log, signals } = ports
  return createLoop({
    name: 'publication of site changes',
    clock,
    log,
    everyMs: EVERY_MS,
    wokenBy: { signals, name: 'site_published' },
    round: () => publishSiteChanges(ports).then(() => false),
  })
}
