import { applyBetCancel, type PlacedWithin } from '../../modules/pricing/results/index.ts'
import type { Operation, OperationAnswer, OperatorPorts } from '../operation.ts'
import { sendResult, settleNow } from './say-result.ts'
import { BadWord, readId, readMarketWord, readReason, readTime, readWords } from './words.ts'

/** Voids bets on markets or a match, placed in a window; or cancels one bet. */
export const cancel: Operation = {
  help: 'cancel MATCH [MARKET...] | --bet BET   voids bets, with --from and --to those placed then',
  usage: `cancel MATCH [MARKET...] [--from TIME] [--to TIME] [--reason WORD]
cancel --bet BET [--reason WORD]
  cancel 100123 1 --from 2026-05-30T18:00:00Z --to 2026-05-30T18:05:00Z --reason incorrect_odds
Without a market, the whole match; without times, whenever the bets were placed. Both times are included.`,
  async run(args, context) {
    const { words, options } = readWords(args, ['from', 'to', 'reason', 'bet'])
    const voidReason = readReason(options.reason, 'other')
    if (options.bet !== undefined) {
      return applyToBet(context, { kind: 'cancel_bet', betId: readId(options.bet, 'A bet'), voidReason })
    }
    const [match, ...markets] = words
    return sendResult(context, {
      kind: 'bet_cancel',
      eventId: readId(match, 'A match'),
      messageAt: context.clock.now(),
      source: 'operator',
      markets: markets.length === 0 ? null : markets.map((word) => ({ ...readMarketWord(word), voidReason })),
      placed: readWindow(options),
      voidReason,
      keepsResults: false,
    })
  },
}

/** Takes a cancellation back: bets are what the results make of them. */
export const rollbackCancel: Operation = {
  help: 'rollback-cancel MATCH [MARKET...] | --bet BET   takes a cancellation back',
  usage: `rollback-cancel MATCH [MARKET...] [--from TIME] [--to TIME]
rollback-cancel --bet BET
With times, only cancellations whose window lies within; without, all of them.`,
  async run(args, context) {
    const { words, options } = readWords(args, ['from', 'to', 'bet'])
    if (options.bet !== undefined) {
      return applyToBet(context, {
        kind: 'rollback_cancel_bet',
        betId: readId(options.bet, 'A bet'),
        voidReason: 'other',
      })
    }
    const [match, ...markets] = words
    return sendResult(context, {
      kind: 'rollback_bet_cancel',
      eventId: readId(match, 'A match'),
      messageAt: context.clock.now(),
      source: 'operator',
      markets: markets.length === 0 ? null : markets.map(readMarketWord),
      placed: readWindow(options),
    })
  },
}

function readWindow({ from, to }: { readonly from?: string; readonly to?: string }): PlacedWithin {
  const placed = { from: readTime(from), to: readTime(to) }
  if (placed.from !== null && placed.to !== null && placed.from > placed.to) {
    throw new BadWord('The window ends before it begins')
  }
  return placed
}

type BetOrder = Pick<Parameters<typeof applyBetCancel>[1], 'kind' | 'betId' | 'voidReason'>

async function applyToBet(context: OperatorPorts, order: BetOrder): Promise<OperationAnswer> {
  const now = context.clock.now()
  const messageId = await applyBetCancel(context.db, { ...order, messageAt: now }, now)
  if (messageId === null) {
    return { ok: false, text: `There is no bet ${order.betId} that was accepted and not cashed out.` }
  }
  return { ok: true, text: await settleNow(context, order.kind, messageId) }
}
