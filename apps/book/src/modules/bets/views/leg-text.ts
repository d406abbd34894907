import type { LegState } from '@touchline/contract'
import type { ServedLocale } from '../../../lib/locale.ts'
import type { VoidReason } from '../../pricing/results/index.ts'
import type { LegRecord } from '../bet-record.ts'
import { VOID_REASON_TEXTS } from './void-reason-texts.ts'

type Decided = Exclude<LegState, 'open'>
type Texts = Readonly<Record<ServedLocale, string>>
type Explained = Pick<
  LegRecord,
  'status' | 'finalText' | 'deadHeatFactor' | 'cancelled' | 'voidReason' | 'decidedBefore'
> &
  Partial<Pick<LegRecord, 'deduction'>>

const RESULTS: Readonly<Record<Decided, Texts>> = {
  win: { en: 'won', de: 'gewonnen' },
  half_win: { en: 'half won, half returned', de: 'halb gewonnen, halb erstattet' },
  void: { en: 'void', de: 'ungültig' },
  half_lose: { en: 'half lost, half returned', de: 'halb verloren, halb erstattet' },
  lose: { en: 'lost', de: 'verloren' },
}
const CANCELLED: Texts = { en: 'cancelled', de: 'storniert' }
const AT_ONE: Texts = { en: 'counts at odds 1.00', de: 'zählt mit Quote 1,00' }
const DEAD_HEAT: Texts = { en: 'dead heat, share that counts', de: 'totes Rennen, Anteil der zählt' }
const RULE_4: Texts = { en: 'non-runner deduction from winnings', de: 'Abzug vom Gewinn wegen Nichtstarter' }
const CORRECTED: Texts = { en: 'corrected, before', de: 'korrigiert, zuvor' }
const DECIDED_BY = {
  score: { en: 'final', de: 'Endstand' },
  balls: { en: 'balls', de: 'Kugeln' },
  finish: { en: 'result', de: 'Einlauf' },
} as const satisfies Record<string, Texts>
const AT: Texts = { en: 'at', de: 'bei' }

/** Reasons for which a match has no final score: the one that is known is where it was broken off. */
const BREAKS_OFF: readonly VoidReason[] = ['abandoned', 'retired', 'walkover']

/**
 * Why a leg settled so: 'Over 2.5, final 2:1: won'; 'Over 2.5, match abandoned at 1:0 (57′): void, counts at odds 1.00'.
 * Null while it is open.
 * @param by what `finalText` holds
 */
export function legText(
  leg: Explained,
  outcome: string,
  locale: ServedLocale,
  by: keyof typeof DECIDED_BY = 'score',
): string | null {
  const { status, decidedBefore: before } = leg
  if (status === 'open' || status === 'held') return null
  const isCorrected = before !== null && before !== 'open' && before !== status
  const corrected = isCorrected ? ` (${CORRECTED[locale]}: ${RESULTS[before][locale]})` : ''
  return `${outcome}${decidedText(leg, status, locale, by)}${corrected}`
}

function decidedText(leg: Explained, status: Decided, locale: ServedLocale, by: keyof typeof DECIDED_BY): string {
  const { finalText, voidReason, cancelled } = leg
  if (finalText === null || finalText === '') return `: ${resultText(leg, status, locale)}`
  if (
    status === 'void' &&
    !cancelled &&
    voidReason !== null &&
    voidReason !== 'other' &&
    BREAKS_OFF.includes(voidReason)
  ) {
    const brokenOff = `${VOID_REASON_TEXTS[voidReason][locale]} ${AT[locale]} ${finalText}`
    return `, ${brokenOff}: ${RESULTS.void[locale]}, ${AT_ONE[locale]}`
  }
  return `, ${DECIDED_BY[by][locale]} ${finalText}: ${resultText(leg, status, locale)}`
}

function resultText(
  { cancelled, voidReason, deadHeatFactor, deduction = null }: Explained,
  status: Decided,
  locale: ServedLocale,
): string {
  const reason = voidReason === null || voidReason === 'other' ? '' : ` (${VOID_REASON_TEXTS[voidReason][locale]})`
  if (status === 'void') return `${cancelled ? CANCELLED[locale] : RESULTS.void[locale]}${reason}, ${AT_ONE[locale]}`
  const share = deadHeatFactor === null ? '' : ` (${DEAD_HEAT[locale]}: ${shareText(deadHeatFactor, locale)})`
  const less = deduction === null ? '' : ` (${RULE_4[locale]}: ${deduction}${locale === 'de' ? ' ' : ''}%)`
  return `${RESULTS[status][locale]}${reason}${share}${less}`
}

function shareText(factor: string, locale: ServedLocale): string {
  return locale === 'de' ? factor.replace('.', ',') : factor
}
