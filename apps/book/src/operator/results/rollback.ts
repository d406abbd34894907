import type { Operation } from '../operation.ts'
import { sendResult } from './say-result.ts'
import { readId, readMarketWord, readWords } from './words.ts'

/** Takes results back: bets on the markets are open again. */
export const rollback: Operation = {
  help: 'rollback MATCH [MARKET...]   takes results back',
  usage: `rollback MATCH [MARKET...]
  rollback 100123 18?total=2.5
Without a market, the whole match.`,
  async run(args, context) {
    const [match, ...markets] = readWords(args, []).words
    return sendResult(context, {
      kind: 'rollback_bet_settlement',
      eventId: readId(match, 'A match'),
      messageAt: context.clock.now(),
      source: 'operator',
      markets: markets.length === 0 ? null : markets.map(readMarketWord),
    })
  },
}
