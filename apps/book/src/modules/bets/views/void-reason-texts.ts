import type { ServedLocale } from '../../../lib/locale.ts'
import type { VoidReason } from '../../pricing/results/index.ts'

/** What players read for a reason; 'other' says nothing and is left out. */
export const VOID_REASON_TEXTS: Readonly<Record<Exclude<VoidReason, 'other'>, Readonly<Record<ServedLocale, string>>>> =
  {
    no_goalscorer: { en: 'no goalscorer', de: 'kein Torschütze' },
    correct_score_missing: { en: 'score not on offer', de: 'Ergebnis nicht im Angebot' },
    result_unverifiable: { en: 'result cannot be verified', de: 'Ergebnis nicht überprüfbar' },
    format_change: { en: 'format changed', de: 'Modus geändert' },
    cancelled_event: { en: 'event cancelled', de: 'Ereignis abgesagt' },
    missing_goalscorer: { en: 'goalscorer did not take part', de: 'Torschütze nicht dabei' },
    walkover: { en: 'walkover', de: 'kampflos entschieden' },
    dead_heat: { en: 'dead heat', de: 'totes Rennen' },
    retired: { en: 'retired or defaulted', de: 'Aufgabe oder Disqualifikation' },
    abandoned: { en: 'match abandoned', de: 'Spiel abgebrochen' },
    postponed: { en: 'match postponed', de: 'Spiel verschoben' },
    incorrect_odds: { en: 'incorrect odds', de: 'falsche Quote' },
    incorrect_statistics: { en: 'incorrect statistics', de: 'falsche Statistik' },
    no_result_assignable: { en: 'no result can be given', de: 'kein Ergebnis feststellbar' },
    client_side_settlement_needed: { en: 'no result from the provider', de: 'kein Ergebnis vom Anbieter' },
    starting_pitcher_changed: { en: 'starting pitcher changed', de: 'anderer Starting Pitcher' },
    non_runner: { en: 'non-runner', de: 'Nichtstarter' },
    superseded: { en: 'replaced by another event', de: 'durch ein anderes Ereignis ersetzt' },
  }
