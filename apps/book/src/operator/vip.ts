import { type Currency, formatAmount, formatOdds, ODDS_SCALE, parseOdds } from '@touchline/betting'
import type { Db } from '../db/index.ts'
import {
  giveVerdict,
  listVipBets,
  loadBets,
  type OfferOutcome,
  offerInstead,
  type VerdictOutcome,
} from '../modules/bets/index.ts'
import { type CurrencyTable, loadCurrencies } from '../modules/wallet/index.ts'
import { misunderstood, type Operation, type OperationAnswer, type OperatorPorts } from './operation.ts'
import { readAmount } from './read-amount.ts'
import { BadWord, readId, readWords } from './results/words.ts'

const usage = 'vip list | vip approve|reject BET | vip offer BET [--stake 200.00] [--price 1.85] [--seconds 60]'
const VERDICTS: Readonly<Record<string, 'approved' | 'rejected'>> = { approve: 'approved', reject: 'rejected' }
const SECONDS = { default: 60, least: 5, most: 3_600 }

/** Lists the large stakes that wait, and decides about one. */
export const vip: Operation = {
  help: 'vip list | vip approve|reject BET | vip offer BET [--stake S] [--price P] [--seconds N]   large stakes that wait for approval',
  usage,
  onlyLooks: ([word]) => word === 'list',
  async run(args, ports) {
    const { db, clock } = ports
    const { words, options } = readWords(args, ['stake', 'price', 'seconds'])
    const [word = '', id = '', ...rest] = words
    if (rest.length > 0) return misunderstood({ usage })
    if (word === 'offer') return offer(ports, readId(id, 'A bet'), options)
    if (Object.keys(options).length > 0) return misunderstood({ usage })
    if (word === 'list' && id === '') return list(db)
    const verdict = Object.hasOwn(VERDICTS, word) ? VERDICTS[word] : undefined
    if (verdict === undefined || !/^\d{1,15}$/.test(id)) return misunderstood({ usage })
    return sentenceOfVerdict(await giveVerdict(db, Number(id), verdict, clock.now()), id, verdict)
  },
}

function sentenceOfVerdict(outcome: VerdictOutcome, id: string, verdict: string): OperationAnswer {
  switch (outcome) {
    case 'given':
      return { ok: true, text: `Bet ${id} is ${verdict}.` }
    case 'closed':
      return { ok: false, text: `Bet ${id} is rejected: one of its markets takes no bet any more.` }
    case 'not_waiting':
      return { ok: false, text: `No bet ${id} waits for approval.` }
  }
}

/** Makes a counter-offer for a large stake. */
async function offer(
  { db, clock, signals }: OperatorPorts,
  id: number,
  words: { readonly stake?: string; readonly price?: string; readonly seconds?: string },
): Promise<OperationAnswer> {
  const now = clock.now()
  const currencies = await loadCurrencies(db, now)
  const [bet] = await loadBets(db, [id])
  const currency = bet && currencies.get(bet.currency)?.currency
  if (currency === undefined) return { ok: false, text: `No bet ${id} waits for approval.` }
  const terms = {
    stake: readStake(words.stake, currency),
    odds: readPrice(words.price),
    forMs: readTime(words.seconds),
  }
  const outcome = await offerInstead({ db, currencies }, id, terms, now)
  if (outcome.kind === 'offered') signals.emit('outbox_appended', null)
  return offered(outcome, id, terms, currencies)
}

function readStake(text: string | undefined, currency: Currency): bigint | null {
  return text === undefined ? null : readAmount(text, currency)
}

function readPrice(text: string | undefined): number | null {
  if (text === undefined) return null
  const odds = parseOdds(text)
  if (odds === undefined || odds <= ODDS_SCALE)
    throw new BadWord(`A price is decimal odds above 1, as 1.85, not '${text}'`)
  return odds
}

function readTime(text: string | undefined): number {
  const seconds = text === undefined ? SECONDS.default : Number(text)
  const isTime = Number.isInteger(seconds) && seconds >= SECONDS.least && seconds <= SECONDS.most
  if (!isTime) throw new BadWord(`An offer is valid for ${SECONDS.least} to ${SECONDS.most} seconds, not '${text}'`)
  return seconds * 1_000
}

function offered(
  outcome: OfferOutcome,
  id: number,
  { odds, forMs }: { readonly odds: number | null; readonly forMs: number },
  currencies: CurrencyTable,
): OperationAnswer {
  switch (outcome.kind) {
    case 'offered': {
      const { code } = currencies.get(outcome.bet.currency)?.currency ?? { code: outcome.bet.currency }
      const subunits = currencies.get(code)?.currency.subunits ?? 1
      const money = (amount: bigint) => `${formatAmount(amount, { code, subunits })} ${code}`
      const price = odds === null ? 'its prices' : formatOdds(odds, 'european')
      const terms = `${money(outcome.stake)} at ${price}, may pay ${money(outcome.winAmount)}`
      return { ok: true, text: `Bet ${id}: ${terms} is offered for ${forMs / 1_000} s.` }
    }
    case 'not_waiting':
      return { ok: false, text: `No bet ${id} waits for approval.` }
    case 'not_smaller':
      return { ok: false, text: 'An offer is a smaller stake than was asked for, or another price.' }
    case 'stake_too_low':
      return { ok: false, text: 'The stake is below the smallest one in its currency.' }
    case 'price_of_many':
      return { ok: false, text: `Bet ${id} is made of the prices of its legs: offer a smaller stake.` }
    case 'free_bet':
      return { ok: false, text: `The stake of bet ${id} is a free bet, which stays whole: approve it or reject it.` }
    case 'pays_nothing':
      return { ok: false, text: 'It would win no more than its stake.' }
  }
}

async function list(db: Db): Promise<OperationAnswer> {
  const bets = await listVipBets(db)
  const lines = bets.map(
    ({ id, player, stake, mayPay, currency, placedAt }) =>
      `${id}  ${player}  ${stake} ${currency}, may pay ${mayPay} ${currency}, placed ${placedAt.toISOString()}`,
  )
  return { ok: true, text: lines.length === 0 ? 'No large stake waits.' : lines.join('\n') }
}
