import { ACCEPT_MODES, type AcceptMode } from '@touchline/betting'
import { MenuChoice } from '@touchline/ui'
import { useText } from '../../../../i18n/index.ts'
import { failure, useToasts } from '../../../../ui/index.ts'
import { useAccount } from '../../../account/index.ts'
import { useSlip } from '../../service.ts'
import styles from '../SlipFooter.module.css'

/** Which price moves are accepted without a question, with an example for each. */
export function AcceptModeChoice({ mode }: { mode: AcceptMode }) {
  const text = useText()
  const toasts = useToasts()
  const { edit } = useSlip()
  const { saveSettings } = useAccount()
  async function choose(next: AcceptMode) {
    edit({ type: 'update_settings', settings: { acceptMode: next } })
    const isSaved = await saveSettings({ auto_accept_odds_change: next })
    if (!isSaved) toasts.show(failure(text, text('slip.accept_mode.failed')))
  }
  return (
    <div className={styles.Row}>
      <span>{text('slip.accept_mode')}</span>
      <MenuChoice
        label={text('slip.accept_mode')}
        value={mode}
        onChange={(next) => void choose(next)}
        items={ACCEPT_MODES.map((value) => ({
          value,
          label: text(`slip.accept_mode.${value}`),
          description: text(`slip.accept_mode.${value}.example`),
        }))}
      />
    </div>
  )
}
