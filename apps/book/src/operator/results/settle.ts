import { unseenIn } from '../../kernel/unseen.ts'
import type { SettledMarket } from '../../modules/pricing/results/index.ts'
import type { Operation } from '../operation.ts'
import { sendResult } from './say-result.ts'
import { BadWord, readId, readMarketWord, readOutcomeWord, readReason, readWords } from './words.ts'

/** Enters the result of a market, or corrects an earlier one. */
export const settle: Operation = {
  help: 'settle MATCH MARKET OUTCOME=RESULT...   how a market ended, or what corrects it',
  usage: `settle MATCH MARKET OUTCOME=RESULT... [--others void|lose] [--final TEXT] [--reason WORD]
  settle 100123 18?total=2.5 12=win 13=lose --final 2:1
  settle 100123 1 1=win*1/2 2=win*1/2 --others lose      (dead heat)
Outcomes that are not named stay as they are, unless --others gives a result for those without one.`,
  async run(args, context) {
    const { words, options } = readWords(args, ['others', 'final', 'reason'])
    const [match, market = '', ...outcomes] = words
    const settled: SettledMarket = {
      ...readMarketWord(market),
      outcomes: Object.fromEntries(outcomes.map(readOutcomeWord)),
      others: readOthers(options.others),
      finalText: options.final ?? '',
      voidReason: options.reason === undefined ? null : readReason(options.reason, 'other'),
    }
    const unseen = unseenIn(settled.finalText)
    if (unseen !== null) throw new BadWord(`--final has ${unseen}, which players could not see`)
    if (outcomes.length === 0) throw new BadWord('How did the outcomes end?')
    const eventId = readId(match, 'A match')
    const messageAt = context.clock.now()
    return sendResult(context, { kind: 'bet_settlement', eventId, messageAt, source: 'operator', markets: [settled] })
  },
}

function readOthers(text: string | undefined): SettledMarket['others'] {
  if (text === undefined) return 'open'
  if (text !== 'void' && text !== 'lose') throw new BadWord(`--others is void or lose, not '${text}'`)
  return text
}
