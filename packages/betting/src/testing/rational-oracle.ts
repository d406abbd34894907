/**
 * What bets return, worked out the slow way: every line is written down and added up in fractions of its own making. It
 * shares no code with the package, so that a mistake in one is not a mistake in both.
 */
export interface Ratio {
  readonly top: bigint
  readonly bottom: bigint
}

export function ratio(top: number | bigint, bottom: number | bigint = 1): Ratio {
  return { top: BigInt(top), bottom: BigInt(bottom) }
}

function times(a: Ratio, b: Ratio): Ratio {
  return { top: a.top * b.top, bottom: a.bottom * b.bottom }
}

function plus(a: Ratio, b: Ratio): Ratio {
  return { top: a.top * b.bottom + b.top * a.bottom, bottom: a.bottom * b.bottom }
}

export function isEqual(a: Ratio, b: Ratio): boolean {
  return a.top * b.bottom === b.top * a.bottom
}

/** Every way to choose `size` of the items, each written out. */
export function choose<Item>(items: readonly Item[], size: number): readonly (readonly Item[])[] {
  if (size === 0) return [[]]
  return items.flatMap((item, at) => choose(items.slice(at + 1), size - 1).map((rest) => [item, ...rest]))
}

export function lineProduct(line: readonly Ratio[]): Ratio {
  return line.reduce(times, ratio(1))
}

/** Sum of the products of all lines of a size. */
export function sumOfLines(odds: readonly Ratio[], size: number): Ratio {
  return choose(odds, size).map(lineProduct).reduce(plus, ratio(0))
}

/**
 * Payout of a stake spread evenly over the lines, rounded by counting: the integer whose doubled distance is smallest.
 */
export function oraclePayout(stake: bigint, odds: readonly Ratio[], size: number): bigint {
  const total = times(sumOfLines(odds, size), ratio(stake, BigInt(choose(odds, size).length)))
  const below = total.top / total.bottom
  const rest = total.top - below * total.bottom
  return rest + rest >= total.bottom ? below + 1n : below
}

/**
 * Effective odds as the rules state them: half results are half a stake on each of two results.
 * @param share of the stake that a winner has in a dead heat
 */
export function oracleOdds(scaledOdds: number, result: string, share: Ratio = ratio(1)): Ratio {
  const halves: Readonly<Record<string, readonly [string, string]>> = {
    win: ['win', 'win'],
    half_win: ['win', 'void'],
    void: ['void', 'void'],
    half_lose: ['void', 'lose'],
    lose: ['lose', 'lose'],
  }
  const returnOf = (half: string) => {
    if (half === 'win') return times(ratio(scaledOdds, 10_000), share)
    return half === 'void' ? ratio(1) : ratio(0)
  }
  const [first, second] = halves[result] ?? ['lose', 'lose']
  return times(plus(returnOf(first), returnOf(second)), ratio(1, 2))
}
