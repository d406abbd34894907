import { formatOdds } from '@touchline/betting'
import { ODDS_FORMATS } from '@touchline/contract/constants'
import { Popover, Segmented } from '@touchline/ui'
import { saveSettings, useAuth } from '../features/account/index.ts'
import { useText } from '../i18n/index.ts'
import { usePreference, usePreferenceStore } from '../preferences/index.ts'
import styles from './Menu.module.css'

/** Odds every format is shown with, so that the choice explains itself. */
const EXAMPLE_ODDS = 18_500

/** The choice of odds format, everywhere at once; kept with the account when signed in (ODDS-01). */
export function OddsChoice() {
  const text = useText()
  const format = usePreference('oddsFormat')
  const preferences = usePreferenceStore()
  const auth = useAuth()
  return (
    <Segmented
      label={text('shell.odds')}
      look="stack"
      value={format}
      onChange={(next) => {
        preferences.set('oddsFormat', next)
        if (auth.status === 'LOGGED_IN') void saveSettings({ odds_type: next })
      }}
      items={ODDS_FORMATS.map((value) => ({
        value,
        label: (
          <span className={styles.Choice}>
            {text(`shell.odds.${value}`)}
            <b dir="ltr">{formatOdds(EXAMPLE_ODDS, value)}</b>
          </span>
        ),
      }))}
    />
  )
}

/** The odds format in the header, with its menu. */
export function OddsMenu() {
  const text = useText()
  const format = usePreference('oddsFormat')
  return (
    <Popover
      side="below"
      triggerClassName={styles.Trigger}
      triggerLabel={`${text('shell.odds')}: ${formatOdds(EXAMPLE_ODDS, format)} ${text(`shell.odds.${format}`)}`}
      trigger={
        <>
          <span dir="ltr">{formatOdds(EXAMPLE_ODDS, format)}</span> {text(`shell.odds.${format}`)}
        </>
      }
    >
      {() => <OddsChoice />}
    </Popover>
  )
}
