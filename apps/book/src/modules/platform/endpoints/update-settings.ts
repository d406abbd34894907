import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refusal.ts'
import type { PlatformParts } from '../parts.ts'
import { findSettings } from '../settings/find-settings.ts'
import { DEFAULT_ACCEPT_MODE, settingsView } from '../settings/settings-view.ts'

/** As push services name a subscription; nothing in it can be an address, markup or a script. */
const SUBSCRIPTION = /^[\w-]+$/

export function updateSettings(ports: PlatformParts): Handler<'updateSettings'> {
  return async ({ player, body }) => {
    const { db, clock, currencies } = ports
    const unknown = Object.keys(body.stakes ?? {}).filter((code) => !currencies.has(code))
    if (unknown.length > 0) {
      return refuse('validation', {
        details: [{ path: 'body.stakes', message: `Not offered: ${unknown.slice(0, 5).join(', ')}` }],
      })
    }
    const tooLarge = Object.entries(body.stakes ?? {}).flatMap(([code, stakes]) => {
      const most = currencies.get(code)?.maxStake ?? 0n
      return stakes.some((stake) => BigInt(stake) > most) ? [{ code, most }] : []
    })
    if (tooLarge.length > 0) {
      return refuse('validation', {
        details: tooLarge.map(({ code, most }) => ({
          path: `body.stakes.${code}`,
          message: `No bet has a larger stake than ${most} subunits of ${code}.`,
        })),
      })
    }
    const subscription = body.one_signal_push_notification_subscription
    if (typeof subscription === 'string' && !SUBSCRIPTION.test(subscription)) {
      return refuse('validation', {
        details: [
          {
            path: 'body.one_signal_push_notification_subscription',
            message: 'Not the name of a subscription: letters, digits, dashes and underscores only.',
          },
        ],
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
        subscription !== undefined,
        subscription ?? null,
      ],
    )
    return { data: settingsView(ports, await findSettings(db, player.playerId)) }
  }
}
