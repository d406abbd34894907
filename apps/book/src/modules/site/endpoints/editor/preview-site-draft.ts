import { randomBytes, randomUUID } from 'node:crypto'
import type { Handler } from '../../../../kernel/handler.ts'
import { Refusal } from '../../../../kernel/refusal.ts'
import { edit } from '../../editor/edit.ts'
import { previewHash } from '../../editor/shown-site.ts'
import type { SitePorts } from '../../ports.ts'

/** A day's work, and that of whoever is asked to look at it. */
const LIFE_MS = 24 * 3_600_000

/** Another token of the same draft does no harm, so the call takes no key; the log keeps that there is one, not which. */
export function previewSiteDraft(ports: SitePorts): Handler<'previewSiteDraft'> {
  const { clock } = ports
  return async ({ player }) => {
    const token = randomBytes(32).toString('base64url')
    const expiresAt = new Date(clock.now() + LIFE_MS)
    const logged = await edit(ports, { player, idempotencyKey: randomUUID() }, ['previewed'], async (tx) => {
      await tx.query('INSERT INTO site_previews (token_hash, player_id, expires_at) VALUES ($1, $2, $3)', [
        previewHash(token),
        player.playerId,
        expiresAt,
      ])
      return { action: 'previewed', answer: {}, revision: null, version: null }
    })
    return logged instanceof Refusal ? logged : { data: { token, expiresAt: expiresAt.toISOString() } }
  }
}
