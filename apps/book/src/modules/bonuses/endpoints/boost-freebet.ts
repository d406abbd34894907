import type { BonusPlayer } from '@touchline/betting'
import type { Db } from '../../../db/index.ts'
import type { Handler } from '../../../kernel/handler.ts'
import { once } from '../../../kernel/once.ts'
import { type Refusal, refuse } from '../../../kernel/refusal.ts'
import { holdBoxes } from '../boxes/load-boxes.ts'
import { openNextBox } from '../boxes/open-next-box.ts'
import { canRaise, loadUntouched } from '../boxes/raisable.ts'
import { findBonus, statusOf, whoAsks } from '../load-bonuses.ts'
import type { BonusesPorts } from '../ports.ts'
import { presentBonus } from '../views/present-bonus.ts'
import { presentTerms } from './asking.ts'

/** Opens the next box of a loot box on a free bet. A repeated request with the same key returns the first result. */
export function boostFreebet(ports: BonusesPorts): Handler<'boostFreebet'> {
  return async ({ params, body, player, country, locale, idempotencyKey: key }) => {
    const { db, clock, signals } = ports
    const { playerId } = player
    const bonus = await findBonus(db, playerId, params.id)
    if (bonus?.issue == null || bonus.definition.type !== 'lootbox') return refuse('not_found')
    const now = clock.now()
    const who = await whoAsks(db, playerId, country, now)
    const wish = { playerId, bonusId: bonus.id, freebetId: body.freebet_id }
    const keyed = { playerId, call: 'boostFreebet', key, body: { ...params, ...body }, now, locale } as const
    const { issue } = bonus
    const reply = await db.tx(async (tx) => {
      await holdBoxes(tx, issue.id)
      return once(tx, keyed, async () => {
        const opening = { issueId: issue.id, freebetId: body.freebet_id, key, now }
        const refusal = await openNextBox(tx, opening, () => whyNotOpen(tx, wish, who, now))
        if (refusal !== null) return refusal
        const opened = await findBonus(tx, playerId, bonus.id)
        if (opened === null) return refuse('not_found')
        const terms = await presentTerms({ ...ports, db: tx }, { player, country, locale }, who)
        return { data: presentBonus(opened, terms) }
      })
    })
    signals.emit('outbox_appended', null)
    return reply
  }
}

interface Wish {
  readonly playerId: number
  readonly bonusId: number
  readonly freebetId: number
}

async function whyNotOpen(
  tx: Db,
  { playerId, bonusId, freebetId }: Wish,
  who: BonusPlayer,
  now: number,
): Promise<Refusal | null> {
  const bonus = await findBonus(tx, playerId, bonusId)
  if (bonus === null || bonus.definition.type !== 'lootbox') return refuse('not_found')
  const status = statusOf(bonus, who, now)
  if (status === 'bonus_over') return refuse('box_not_ready')
  if (status !== 'active') return refuse('bonus_not_available')
  const freebet = (await loadUntouched(tx, playerId)).find(({ issue }) => issue?.id === freebetId)
  return freebet !== undefined && canRaise(freebet, bonus.definition) ? null : refuse('freebet_not_raisable')
}
