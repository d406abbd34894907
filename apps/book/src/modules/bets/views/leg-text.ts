import type { LegState } from '@touchline/contract'
import type { ServedLocale } from '../../../lib/locale.ts'

const RESULTS: Readonly<Record<Exclude<LegState, 'open'>, Readonly<Record<ServedLocale, string>>>> = {
  win: { en: 'won', de: 'gewonnen' },
  half_win: { en: 'half won, half returned', de: 'halb gewonnen, halb erstattet' },
  void: { en: 'void, counts at odds 1.00', de: 'ungültig, zählt mit Quote 1,00' },
  half_lose: { en: 'half lost, half returned', de: 'halb verloren, halb erstattet' },
  lose: { en: 'lost', de: 'verloren' },
}
const FINAL: Readonly<Record<ServedLocale, string>> = { en: 'final', de: 'Endstand' }

/** Why a leg settled so: 'Over 2.5, final 2:1: won'. Null while it is open. */
export function legText(
  status: LegState | 'held',
  outcome: string,
  finalText: string | null,
  locale: ServedLocale,
): string | null {
  if (status === 'open' || status === 'held') return null
  const final = finalText === null || finalText === '' ? '' : `, ${FINAL[locale]} ${finalText}`
  return `${outcome}${final}: ${RESULTS[status][locale]}`
}
