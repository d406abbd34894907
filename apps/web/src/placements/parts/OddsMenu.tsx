import { ODDS_FORMATS, type OddsFormat } from '@touchline/contract/constants'
import { Popover, Segmented } from '@touchline/ui'
import { useAccount, useAuth } from '../../features/account/index.ts'
import { useFormat, useText, writeOdds } from '../../i18n/index.ts'
import { usePreference, usePreferenceStore } from '../../preferences/index.ts'
import { failure, useToasts } from '../../ui/index.ts'
import styles from './Menu.module.css'

/** Odds every format is shown with, so that the choice explains itself. */
const EXAMPLE_ODDS = 18_500

/** The choice of odds format, everywhere at once; kept with the account when signed in (ODDS-01). */
export function OddsChoice() {
  const text = useText()
  const toasts = useToasts()
  const format = usePreference('oddsFormat')
  const { locale } = useFormat()
  const preferences = usePreferenceStore()
  const auth = useAuth()
  const { saveSettings } = useAccount()

  /** What the account does not take lasts on this device, and that is said. */
  async function save(next: OddsFormat) {
    if (await saveSettings({ odds_type: next })) return
    preferences.set('oddsFormat', next)
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

/** The odds format in the header, with its menu. */
export function OddsMenu() {
  const text = useText()
  const format = usePreference('oddsFormat')
  const { locale } = useFormat()
  return (
    <Popover
      side="below"
      triggerClassName={styles.Trigger}
      triggerLabel={`${text('shell.odds')}: ${writeOdds(EXAMPLE_ODDS, format, locale)} ${text(`shell.odds.${format}`)}`}
      trigger={
        <>
          <span dir="ltr">{writeOdds(EXAMPLE_ODDS, format, locale)}</span>{' '}
          <span className={styles.Word}>{text(`shell.odds.${format}`)}</span>
        </>
      }
    >
      {() => <OddsChoice />}
    </Popover>
  )
}
