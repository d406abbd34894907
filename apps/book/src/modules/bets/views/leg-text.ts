import type { LegState } from '@touchline/contract'
import type { ServedLocale } from '../../../lib/locale.ts'
import type { LegRecord } from '../bet-record.ts'
import { VOID_REASON_TEXTS } from './void-reason-texts.ts'

type Decided = Exclude<LegState, 'open'>
type Texts = Readonly<Record<ServedLocale, string>>

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
const CORRECTED: Texts = { en: 'corrected, before', de: 'korrigiert, zuvor' }
const FINAL: Texts = { en: 'final', de: 'Endstand' }

/** Why a leg settled so: 'Over 2.5, final 2:1: won'. Null while it is open. */
export function legText(
  leg: Pick<LegRecord, 'status' | 'finalText' | 'deadHeatFactor' | 'cancelled' | 'voidReason' | 'decidedBefore'>,
  outcome: string,
  locale: ServedLocale,
): string | null {
  const { status, finalText, decidedBefore: before } = leg
  if (status === 'open' || status === 'held') return null
  const final = finalText === null || finalText === '' ? '' : `, ${FINAL[locale]} ${finalText}`
  const isCorrected = before !== null && before !== 'open' && before !== status
  const corrected = isCorrected ? ` (${CORRECTED[locale]}: ${RESULTS[before][locale]})` : ''
  return `${outcome}${final}: ${resultText(leg, status, locale)}${corrected}`
}

function resultText(
  { cancelled, voidReason, deadHeatFactor }: Pick<LegRecord, 'cancelled' | 'voidReason' | 'deadHeatFactor'>,
  status: Decided,
  locale: ServedLocale,
): string {
  const reason = voidReason === null || voidReason === 'other' ? '' : ` (${VOID_REASON_TEXTS[voidReason][locale]})`
  if (status === 'void') return `${cancelled ? CANCELLED[locale] : RESULTS.void[locale]}${reason}, ${AT_ONE[locale]}`
  const share = deadHeatFactor === null ? '' : ` (${DEAD_HEAT[locale]}: ${shareText(deadHeatFactor, locale)})`
  return `${RESULTS[status][locale]}${reason}${share}`
}

function shareText(factor: string, locale: ServedLocale): string {
  return locale === 'de' ? factor.replace('.', ',') : factor
}
