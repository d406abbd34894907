import { BOX, FREEBETS, HUNT, RACE } from '../bonuses/on-offer.ts'
import type { Sim } from '../sim.ts'
import { Violation } from '../violation.ts'
import { expectPromised, plainDraw } from './plain-draw.ts'
import { plainPoints } from './plain-points.ts'

interface UseRow {
  readonly bet_id: number
  readonly key: string
  readonly type: string
  readonly is_returned: boolean
  readonly worth: number | null
  readonly multiplier: number
  readonly points: number
  readonly farmable: number
  /** Its player has nothing else on its events. */
  readonly is_alone: boolean
  readonly status: string
  readonly result: string
  readonly asked: number
  readonly stake: number
  readonly has_room: boolean
}

const USES = `
  SELECT x.bet_id::float8 AS bet_id, d.key, x.type, x.is_returned, i.amount::float8 AS worth, i.boost_multiplier AS multiplier,
    x.points::float8 AS points, x.farmable::float8 AS farmable,
    NOT EXISTS (SELECT 1 FROM bet_legs l JOIN bet_legs o ON o.match_id = l.match_id AND o.bet_id <> l.bet_id JOIN bets c ON c.id = o.bet_id
      WHERE l.bet_id = b.id AND c.player_id = b.player_id) AS is_alone,
    b.status, b.result, coalesce(CASE WHEN b.vip_verdict = 'approved' THEN b.asked_stake END, b.stake + b.cashed_stake)::float8 AS asked,
    (b.stake + b.cashed_stake)::float8 AS stake, i.expired_at IS NULL AND i.times_used < i.uses_count AS has_room
  FROM bet_bonuses x JOIN bets b ON b.id = x.bet_id JOIN player_bonuses i ON i.id = x.issue_id JOIN bonuses d ON d.id = x.bonus_id
  ORDER BY x.bet_id`

/** What players have of bonuses is what the rules of docs/reference/bonuses.md make of their bets. */
export async function checkBonuses(sim: Sim): Promise<void> {
  const uses = await sim.real.query<UseRow>(USES, [])
  const withBonus = [...sim.bets.values()].filter(({ bonus }) => bonus !== null)
  if (uses.length !== withBonus.length)
    throw new Violation(`the book has ${uses.length} bets with a bonus, ${withBonus.length} were acknowledged`)
  for (const use of uses) {
    expectUse(sim, use)
    sim.tally.add(`bonus: ${use.type} ${use.status} ${use.result}`)
  }
  await expectBoxes(sim)
  await expectPools(sim)
  await expectGiven(sim)
}

function expectUse(sim: Sim, use: UseRow): void {
  const bet = sim.bets.get(use.bet_id)
  if (bet?.bonus?.type !== use.type)
    throw new Violation(`bet ${use.bet_id} has ${use.type}, asked for was ${bet?.bonus?.type}`)
  const freebet = FREEBETS.find(({ key }) => key === use.key)
  if (use.worth !== null) {
    const worth = Math.floor((use.worth * use.multiplier) / 10_000)
    if (bet.stake !== worth)
      throw new Violation(`bet ${use.bet_id} has a stake of ${bet.stake}, its free bet is worth ${worth}`)
    const most = freebet !== undefined && 'selection_count_to' in freebet ? freebet.selection_count_to : 40
    const high = freebet !== undefined && 'max_odds' in freebet ? freebet.max_odds : Number.POSITIVE_INFINITY
    if (bet.legs.length > most || bet.legs.some(({ odds }) => odds < 12_000 || odds > high))
      throw new Violation(`bet ${use.bet_id} does not meet the terms of ${use.key}`)
    const { status, result, type } = use
    const isVoid = status === 'cancelled' || (status === 'done' && result === 'refund_entire')
    const comesBack = status === 'rejected' || (isVoid && type !== 'freebet_only_win')
    // Where a correction takes that back it stays back if it was used again, or has ended.
    if (comesBack ? !use.is_returned : use.is_returned && use.has_room)
      throw new Violation(
        `bet ${use.bet_id} is ${status}, ${result}; its ${type} is ${use.is_returned ? 'back' : 'used'}`,
      )
    if (use.is_returned) sim.tally.add(`bonus: ${type} came back`)
  }
  expectPoints(use, bet)
}

/** Rates move, so that points of other currencies are those of a moment: only stakes in euros are done once more. */
function expectPoints(
  use: UseRow,
  bet: { readonly currency: string; readonly legs: readonly { readonly odds: number }[] },
): void {
  const farming = [HUNT, RACE, BOX].find(({ key }) => key === use.key)
  if (farming === undefined) {
    if (use.points !== 0) throw new Violation(`bet ${use.bet_id} farms ${use.points} with ${use.type}`)
    return
  }
  if (bet.currency !== farming.currency) return
  const asked = plainPoints(
    use.asked,
    bet.legs.map(({ odds }) => odds),
    farming,
  )
  const all = Math.floor((asked * use.stake) / use.asked)
  // Events that counted before count no more in the tournament.
  const isWrong = farming === RACE ? use.farmable > all : use.farmable !== all
  if (isWrong) throw new Violation(`bet ${use.bet_id} of ${use.stake} promises ${use.farmable}, it should farm ${all}`)
  // Other bets of the player lower the points; a bet that is alone on its side counts whole.
  if (use.points > use.farmable || use.points < 0 || (use.is_alone && use.points !== use.farmable))
    throw new Violation(`bet ${use.bet_id} farms ${use.points} of ${use.farmable}`)
}

interface BoxRow {
  readonly id: number
  readonly player_id: number
  readonly seed: string
  readonly commitment: string
  readonly client_key: string
  readonly freebet_id: number
  readonly drawn: number
  readonly multiplier: number
  readonly raised_by: number
}

/** Weights of a box's prizes: 1/2, 0.3 and 1/5 are 5, 3 and 2 of 10. */
const WEIGHTS = [5n, 3n, 2n]

async function expectBoxes({ real, bonuses, tally, trace }: Sim): Promise<void> {
  const opened = await real.query<BoxRow>(
    `SELECT b.id, i.player_id, b.seed, b.commitment, b.client_key, b.freebet_id, b.drawn, b.multiplier, f.boost_multiplier AS raised_by
     FROM loot_boxes b JOIN player_bonuses i ON i.id = b.issue_id JOIN player_bonuses f ON f.id = b.freebet_id ORDER BY b.id`,
    [],
  )
  for (const box of opened) {
    expectPromised(box)
    const place = plainDraw(box.seed, `lootbox ${box.id} ${box.client_key}`, WEIGHTS)
    const is = BOX.contents[place]?.multiplier
    if (box.drawn !== place || box.multiplier !== is || box.raised_by !== is)
      throw new Violation(`box ${box.id} held ${box.multiplier}, its seed draws ${is}`)
    const asked = bonuses.boxes.find(({ key }) => key === box.client_key)
    if (asked?.player.id !== box.player_id || asked.freebetId !== box.freebet_id)
      throw new Violation(`box ${box.id} was opened on ${box.freebet_id}, which no player requested`)
    trace.note(`end box ${box.id} ${box.multiplier}`)
    tally.add('box: opened in the end')
  }
  for (const { key, isKnown } of bonuses.boxes)
    if (isKnown && !opened.some(({ client_key }) => client_key === key))
      throw new Violation(`box key ${key} opened nothing`)
}

interface PoolRow {
  readonly key: string
  readonly level_status: string
  readonly initial_pool: number
  readonly fed: number
  readonly pool: number
  readonly prizes: readonly { readonly source: string; readonly amount: number }[]
}

/** Pools pay rungs and places as defined, and hold the rest. */
async function expectPools({ real, tally }: Sim): Promise<void> {
  const pools = await real.query<PoolRow>(
    `SELECT d.key, d.level_status, d.initial_pool::float8 AS initial_pool, d.fed::float8 AS fed, d.pool::float8 AS pool,
       (SELECT coalesce(jsonb_agg(jsonb_build_object('source', i.source, 'amount', i.amount)), '[]') FROM player_bonuses i
        WHERE split_part(i.source, ':', 1) IN ('step', 'place') AND split_part(i.source, ':', 3) = d.id::text) AS prizes
     FROM bonuses d WHERE d.key IN ($1, $2)`,
    [HUNT.key, RACE.key],
  )
  for (const { key, level_status, initial_pool, fed, pool, prizes } of pools) {
    const held = initial_pool + fed
    for (const { source, amount } of prizes) {
      const place = Number(source.split(':')[1]) - 1
      const due = key === HUNT.key ? HUNT.steps[place]?.amount : Math.floor((held * (RACE.prizes[place] ?? 0)) / 10_000)
      if (amount !== due) throw new Violation(`${key} gave ${amount} for ${source}, it should give ${due}`)
      tally.add(`${key}: ${source.split(':').slice(0, 2).join(' ')}`)
    }
    const paid = prizes.reduce((sum, { amount }) => sum + amount, 0)
    const isOver = level_status === 'finished'
    if (key === RACE.key && !isOver) throw new Violation(`${key} is ${level_status}, its time is over`)
    if (paid > held || pool !== (isOver ? 0 : held - paid))
      throw new Violation(`${key} holds ${pool} of ${held}, ${paid} were paid`)
  }
}

/** Every bonus given was announced to its player, and every ended one is over. */
async function expectGiven({ real, players, clock, tally }: Sim): Promise<void> {
  const rows = await real.query<{ id: number; player_id: number; source: string; is_late: boolean; is_over: boolean }>(
    `SELECT id, player_id, source, expired_at IS NULL AND expires_at < $1 AS is_late, expired_at IS NOT NULL AS is_over
     FROM player_bonuses ORDER BY id`,
    [new Date(clock.now() - 5_000)],
  )
  for (const { id, player_id, source, is_late, is_over } of rows) {
    const player = players.find((one) => one.id === player_id)
    if (is_late === true) throw new Violation(`bonus ${id} has not ended`)
    if (is_over) tally.add('bonus: expired')
    if (source !== 'everyone' && player !== undefined && !player.reader.wasGiven(id))
      throw new Violation(`player ${player.index} got no event of bonus ${id}`)
    tally.add(`bonus: given by ${source.split(':')[0]}`)
  }
}
