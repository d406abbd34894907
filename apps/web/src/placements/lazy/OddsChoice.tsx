import { ODDS_FORMATS, type OddsFormat } from '@touchline/contract/constants'
import { Segmented } from '@touchline/ui'
import { useAccount, useAuth } from '../../features/account/index.ts'
import { useFormat, useText, writeOdds } from '../../i18n/index.ts'
import { sessionStore } from '../../platform/storage/storage.ts'
import { usePreference, usePreferenceStore } from '../../preferences/index.ts'
import { failure, useToasts } from '../../ui/index.ts'
import { EXAMPLE_ODDS } from '../parts/example-odds.ts'
import styles from '../parts/Menu.module.css'

/** Remembers that the notice was shown. */
const ERROR_SHOWN_KEY = 'odds_settings_error_shown'

/** The choice of odds format, everywhere at once; kept with the account when signed in (ODDS-01). */
export function OddsChoice() {
  const text = useText()
  const toasts = useToasts()
  const format = usePreference('oddsFormat')
  const { locale } = useFormat()
  const preferences = usePreferenceStore()
  const auth = useAuth()
  const { saveSettings } = useAccount()

  /** A format that the account refuses is kept on this device, with one notice in a tab. */
  async function save(next: OddsFormat) {
    if (await saveSettings({ odds_type: next })) return
    preferences.set('oddsFormat', next)
    if (sessionStore.read(ERROR_SHOWN_KEY) !== undefined) return
    sessionStore.write(ERROR_SHOWN_KEY, true)
    toasts.show(failure(text, text('shell.odds.unsaved')))
  }

  return (
    <Segmented
      label={text('shell.odds')}
      look="stack"
      value={format}
      onChange={(next) => {
        preferences.set('oddsFormat', next)
        if (auth.status === 'LOGGED_IN') void save(next)
      }}
      items={ODDS_FORMATS.map((value) => ({
        value,
        label: (
          <span className={styles.Choice}>
            {text(`shell.odds.${value}`)}
            <b dir="ltr">{writeOdds(EXAMPLE_ODDS, value, locale)}</b>
          </span>
        ),
      }))}
    />
  )
}
