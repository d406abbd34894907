import type { CallAnswer } from '@touchline/contract'
import type { BookContext } from '../../../context.ts'
import type { CallRequest } from '../../../http/handler.ts'
import { type Refusal, refuse } from '../../../lib/refusal.ts'
import { findSettings } from '../settings/find-settings.ts'
import { DEFAULT_ACCEPT_MODE, settingsView } from '../settings/settings-view.ts'

export async function updateSettings(
  context: BookContext,
  { player, body }: CallRequest<'updateSettings'>,
): Promise<CallAnswer<'updateSettings'> | Refusal> {
  const { db, clock, currencies } = context
  const unknown = Object.keys(body.stakes ?? {}).filter((code) => !currencies.has(code))
  if (unknown.length > 0) {
    return refuse('validation', {
      details: [{ path: 'body.stakes', message: `Not offered: ${unknown.slice(0, 5).join(', ')}` }],
    })
  }
  await db.query(
    `INSERT INTO player_settings AS s (player_id, stakes, accept_mode, odds_format, push_subscription, updated_at)
     VALUES ($1, coalesce($2::jsonb, '{}'), coalesce($3, $6), coalesce($4, 'european'), $8, $5)
     ON CONFLICT (player_id) DO UPDATE SET stakes = s.stakes || coalesce($2::jsonb, '{}'), accept_mode = coalesce($3, s.accept_mode),
       odds_format = coalesce($4, s.odds_format), updated_at = $5,
       push_subscription = CASE WHEN $7 THEN $8 ELSE s.push_subscription END`,
    [
      player.playerId,
      body.stakes === undefined ? null : JSON.stringify(body.stakes),
      body.auto_accept_odds_change ?? null,
      body.odds_type ?? null,
      new Date(clock.now()),
      DEFAULT_ACCEPT_MODE,
      body.one_signal_push_notification_subscription !== undefined,
      body.one_signal_push_notification_subscription ?? null,
    ],
  )
  return { data: settingsView(context, await findSettings(db, player.playerId)) }
}
