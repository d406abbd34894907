import type { Infra } from '../../kernel/infra.ts'
import type { EventDirectory } from '../../kernel/ports/event-directory.ts'
import type { BetsInJackpots } from '../../kernel/ports/jackpot-entries.ts'
import type { Providers } from '../../kernel/ports/providers.ts'
import type { Publisher } from '../../kernel/ports/publisher.ts'
import type { CustomPricer, PriceBoard, PriceRecord } from '../pricing/index.ts'
import type { CurrencyTable } from '../wallet/index.ts'
import type { BonusBook } from './bonus-book.ts'

export interface BetsPorts extends Infra {
  readonly board: PriceBoard
  /** Which prices outcomes have had. */
  readonly record: PriceRecord
  /** How outcomes of one match hang together; the feed provides it. */
  readonly customPricer: CustomPricer
  readonly events: EventDirectory
  readonly currencies: CurrencyTable
  readonly providers: Pick<Providers, 'statusOf'>
  readonly publisher: Publisher
  /** The subscribers of cash-out values. */
  readonly audience: Audience
  readonly bonusBook: BonusBook
  readonly terms: BetsTerms
  /** Which jackpots bets take part in. */
  readonly jackpots: BetsInJackpots
  /**
   * Starts or continues the player's play session where the rules of their country count its time. `now` is Unix ms.
   * @returns why the book takes no bet from them under those rules; null where it does
   */
  beginPlay(bettor: {
    readonly playerId: number
    readonly country: string | null
    readonly now: number
  }): Promise<'municipality_not_found' | null>
}

export interface BetsTerms {
  /** Players bet only with a verified phone number. */
  readonly isPhoneRequired: boolean
  /** How long a live bet waits before it is decided, in ms of wall time. */
  readonly liveDelayMs: number
  /** Stakes above this many cents of a EUR wait for approval. */
  readonly vipStakeCents: number
  /** How long a large stake is looked at before the rules decide, in ms of wall time. */
  readonly vipReviewMs: number
  /** Months of the history of bets that are kept, before the one of now; null: all. */
  readonly historyMonths: number | null
  /** Who approves large stakes: the rules of the book after a short while, or people alone. */
  readonly vipApproval: 'rules' | 'operator'
}

/** Who may be listening to private channels. */
export interface Audience {
  /** Players whose channel has a subscriber now; null if unknown. A new subscriber receives all values again. */
  players(): Iterable<number> | null
  /** Whether a channel has a subscriber, or one that may return; true if unknown. */
  hasSubscriber(channel: string): boolean
}
