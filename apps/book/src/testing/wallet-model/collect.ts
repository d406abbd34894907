import { parseFraction } from '@touchline/betting'
import { type Code, CURRENCIES, type WalletModel } from './model.ts'

const SUBUNITS: Readonly<Record<Code, bigint>> = { EUR: 100n, JPY: 1n, BTC: 100_000_000n }

/** Subunits of a currency for one EUR, as a fraction. */
function worth(code: Code, { rates }: WalletModel): { readonly n: bigint; readonly d: bigint } {
  const rate = parseFraction(rates[code])
  if (rate === undefined) throw new Error(`${rates[code]} is no rate`)
  return { n: SUBUNITS[code] * rate.n, d: rate.d }
}

/**
 * A debt in a currency is paid by its own account first, then by the others in their order, each giving the least
 * amount that is worth it.
 */
export function collect(model: WalletModel): void {
  for (const debt of CURRENCIES)
    for (const from of [debt, ...CURRENCIES.filter((code) => code !== debt)]) pay(model, debt, from)
}

function pay(model: WalletModel, debt: Code, from: Code): void {
  const [owing, paying] = [model.purses[debt], model.purses[from]]
  const [to, of] = [worth(debt, model), worth(from, model)]
  const [n, d] = [to.n * of.d, to.d * of.n]
  const worthAll = (BigInt(paying.balance) * n) / d
  const repaid = worthAll < BigInt(owing.debt) ? worthAll : BigInt(owing.debt)
  owing.debt -= Number(repaid)
  paying.balance -= Number((repaid * d + n - 1n) / n)
}
