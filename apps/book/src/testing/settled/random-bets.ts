import fc from 'fast-check'
import { as, COMBO, FREEBET, given } from '../given-bonuses.ts'
import type { TestBook } from '../test-book.ts'
import type { TestMatch } from '../test-match.ts'
import { combo, single, system, type TestPlayer } from '../test-player.ts'

const MATCHES = 5
const PLAYERS = 6
/** More than a batch has room for. */
const BETS = 230
const SIDES = ['home', 'draw', 'away'] as const

/**
 * Six players with singles, combos and systems of random stakes on five matches, some of them free, boosted, or partly
 * cashed out. All of them are open.
 */
export async function placeRandomBets(book: TestBook): Promise<readonly TestMatch[]> {
  const matches = Array.from({ length: MATCHES }, (_, index) => book.offers({ id: 9_000 + index }))
  const players: TestPlayer[] = []
  for (let index = 0; index < PLAYERS; index++) players.push(await book.player(`sets-${index}`, { EUR: 100_000_00 }))
  const drawn = fc.sample(BET, BETS)
  for (const [index, { owner, picks, kind, stake, part }] of drawn.entries()) {
    const player = players[owner] as TestPlayer
    const selections = picks.map(({ match, side }) => (matches[match] as TestMatch)[SIDES[side] as 'home'])
    const request =
      kind === 'system' && selections.length >= 3
        ? system(`2/${selections.length}`, selections, stake)
        : selections.length === 1
          ? single(selections[0] as TestMatch['home'], stake)
          : combo(selections, stake)
    const [bet] = (await player.places(request)).expectAccepted()
    if (part === null) continue
    const { to_cashout: value } = await player.bet(bet?.id ?? 0)
    if (value === null) continue
    const headers = { 'idempotency-key': `sets-${index}-aaaaaaaaaa` }
    await player.call('cashOutBet', { body: { bet_id: bet?.id ?? 0, to_cashout: value, share: part }, headers })
  }
  for (const player of players) await placeWithBonuses(book, player, matches)
  return matches
}

async function placeWithBonuses(book: TestBook, player: TestPlayer, matches: readonly TestMatch[]): Promise<void> {
  const [first] = matches
  if (first === undefined) return
  for (const type of ['freebet', 'freebet_no_risk', 'freebet_all_win'] as const) {
    const { id } = await given(book, player, { ...FREEBET, type })
    ;(await player.places({ ...single(first.home, 10_00), ...as(id, type) })).expectAccepted()
  }
  const { id } = await given(book, player, COMBO)
  const picks = matches.slice(0, 3).map(({ home }) => home)
  ;(await player.places({ ...combo(picks, 10_00), ...as(id, 'comboboost', 10_500) })).expectAccepted()
}

const BET = fc.record({
  owner: fc.nat({ max: PLAYERS - 1 }),
  picks: fc.uniqueArray(fc.record({ match: fc.nat({ max: MATCHES - 1 }), side: fc.nat({ max: 2 }) }), {
    minLength: 1,
    maxLength: 4,
    selector: ({ match }) => match,
  }),
  kind: fc.constantFrom('plain', 'system'),
  stake: fc.integer({ min: 1_00, max: 60_00 }),
  part: fc.option(fc.constantFrom(25, 50), { freq: 5 }),
})
