import type { LegResult } from '@touchline/contract'
import type { ServedLocale } from '../../../kernel/locale.ts'
import { nameIn, namesFrom } from '../../../kernel/names.ts'
import { text } from '../../../texts/index.ts'
import { isVendorReason, type VoidReason } from '../../pricing/results/index.ts'
import type { LegRecord } from '../bet-record.ts'

type Decided = Exclude<LegResult, 'open'>
type Explained = Pick<
  LegRecord,
  'status' | 'finalText' | 'deadHeatFactor' | 'cancelled' | 'voidReason' | 'decidedBefore'
> &
  Partial<Pick<LegRecord, 'deduction' | 'reasonNames'>>
/** What `finalText` holds. */
type DecidedBy = 'score' | 'balls' | 'finish'

/** Reasons for which a match has no final score: the one that is known is where it was broken off. */
const BREAKS_OFF: readonly VoidReason[] = ['abandoned', 'retired', 'walkover']

/**
 * Why a leg settled so: 'Over 2.5, final 2:1: won'; 'Over 2.5, match abandoned at 1:0 (57′): void, counts at odds
 * 1.00'. Null while it is open.
 */
export function legText(leg: Explained, outcome: string, locale: ServedLocale, by: DecidedBy = 'score'): string | null {
  const { status, decidedBefore: before } = leg
  if (status === 'open' || status === 'held') return null
  const decided = decidedText(leg, status, outcome, locale, by)
  if (before === null || before === 'open' || before === status) return decided
  return text(locale, 'leg.text.corrected', { text: decided, result: text(locale, `leg.result.${before}`) })
}

function decidedText(leg: Explained, status: Decided, outcome: string, locale: ServedLocale, by: DecidedBy): string {
  const { finalText: final, voidReason, cancelled } = leg
  if (final === null || final === '')
    return text(locale, 'leg.text', { outcome, result: resultText(leg, status, locale) })
  if (status === 'void' && !cancelled && voidReason !== null && BREAKS_OFF.includes(voidReason)) {
    const result = text(locale, 'leg.result.at_one', { result: text(locale, 'leg.result.void') })
    return text(locale, 'leg.text.broken_off', { outcome, reason: reasonText(leg, locale) ?? '', final, result })
  }
  return text(locale, `leg.text.${by}`, { outcome, final, result: resultText(leg, status, locale) })
}

/** The text of a reason for players; null for 'other' and for a number that its vendor does not describe. */
function reasonText({ voidReason: reason, reasonNames: names = null }: Explained, locale: ServedLocale): string | null {
  if (reason === null || reason === 'other') return null
  if (!isVendorReason(reason)) return text(locale, `leg.reason.${reason}`)
  return names === null ? null : nameIn(namesFrom(names), locale)
}

function resultText(leg: Explained, status: Decided, locale: ServedLocale): string {
  const { cancelled, deadHeatFactor: share, deduction: percent = null } = leg
  const reason = reasonText(leg, locale)
  let result = text(locale, status === 'void' && cancelled ? 'leg.result.cancelled' : `leg.result.${status}`)
  if (reason !== null) result = text(locale, 'leg.result.because', { result, reason })
  if (status === 'void') return text(locale, 'leg.result.at_one', { result })
  if (share !== null) result = text(locale, 'leg.result.dead_heat', { result, share: shareText(share, locale) })
  if (percent !== null) result = text(locale, 'leg.result.rule_4', { result, percent })
  return result
}

/** A share such as '0.5' with the language's decimal sign; fractions such as '1/3' are written alike everywhere. */
function shareText(factor: string, locale: ServedLocale): string {
  if (factor.includes('/')) return factor
  const decimals = factor.split('.')[1]?.length ?? 0
  return new Intl.NumberFormat(locale, { minimumFractionDigits: decimals, maximumFractionDigits: decimals }).format(
    factor as `${number}`,
  )
}
