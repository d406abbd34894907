export const SILK_PATTERNS = [
  'plain',
  'halved',
  'quartered',
  'hoops',
  'stripes',
  'sash',
  'chevron',
  'diamond',
  'stars',
  'spots',
] as const
/** Patterns on the body of a jockey's jacket. */
export type SilkPattern = (typeof SILK_PATTERNS)[number]

/** A jockey's colours: each `#rrggbb`. */
export interface SilkColours {
  readonly pattern: SilkPattern
  readonly body: string
  readonly figure: string
  readonly sleeves: string
  readonly cap: string
}

export const DIVIDEND_KINDS = ['win', 'place', 'forecast'] as const
/** What a race pays on: the winner, one of the placed, the first two in their order. */
export type DividendKind = (typeof DIVIDEND_KINDS)[number]
