import { randomBytes, randomUUID } from 'node:crypto'
import type { Handler } from '../../../../kernel/handler.ts'
import { refuse } from '../../../../kernel/refusal.ts'
import { logEdit } from '../../editor/edit.ts'
import { previewHash } from '../../editor/shown-site.ts'
import type { SitePorts } from '../../ports.ts'

/** A day's work, and that of the colleague who reviews it. */
const LIFE_MS = 24 * 3_600_000

/**
 * Another token of the same draft does no harm, so the call takes no key; the log keeps that there is one, not which.
 */
export function previewSiteDraft(ports: SitePorts): Handler<'previewSiteDraft'> {
  const { db, clock, operatorOf } = ports
  return async ({ player: { playerId } }) => {
    const author = await operatorOf(playerId)
    if (author === null) return refuse('forbidden')
    const token = randomBytes(32).toString('base64url')
    const expiresAt = new Date(clock.now() + LIFE_MS)
    await db.tx(async (tx) => {
      await tx.query('INSERT INTO site_previews (token_hash, player_id, expires_at) VALUES ($1, $2, $3)', [
        previewHash(token),
        playerId,
        expiresAt,
      ])
      const previewed = { action: 'previewed', answer: {}, revision: null, version: null } as const
      await logEdit(tx, ports, { playerId, author, key: randomUUID() }, previewed)
    })
    return { data: { token, expiresAt: expiresAt.toISOString() } }
  }
}
