import type { StatementType } from '@touchline/contract'
import type { ServedLocale } from '../../../lib/locale.ts'

/** Column titles of a statement file, left to right. */
export const STATEMENT_COLUMNS: Readonly<Record<ServedLocale, readonly string[]>> = {
  en: ['Time (UTC)', 'Movement', 'Type', 'Money in', 'Money out', 'Balance', 'Currency', 'Bet'],
  de: ['Zeit (UTC)', 'Buchung', 'Art', 'Eingang', 'Ausgang', 'Saldo', 'Währung', 'Wette'],
}

/** What players read for a type of movement. */
export const STATEMENT_TYPE_TEXTS: Readonly<Record<StatementType, Readonly<Record<ServedLocale, string>>>> = {
  deposit: { en: 'Deposit', de: 'Einzahlung' },
  withdrawal: { en: 'Withdrawal', de: 'Auszahlung' },
  stake: { en: 'Stake', de: 'Einsatz' },
  stake_returned: { en: 'Stake returned', de: 'Einsatz zurück' },
  payout: { en: 'Payout', de: 'Gewinn' },
  cash_out: { en: 'Cash-out', de: 'Cash-out' },
  correction: { en: 'Correction', de: 'Korrektur' },
  debt_repaid: { en: 'Owed amount repaid', de: 'Ausgleich eines Fehlbetrags' },
  bonus: { en: 'Bonus', de: 'Bonus' },
  other: { en: 'Other', de: 'Sonstiges' },
}
