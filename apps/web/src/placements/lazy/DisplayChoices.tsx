import { Segmented } from '@touchline/ui'
import { useText } from '../../i18n/index.ts'
import { showDensity, showTheme } from '../../platform/page/document.ts'
import { usePreference, usePreferenceStore } from '../../preferences/index.ts'
import styles from '../parts/Menu.module.css'

/** Theme, height of rows, and whether prices and scores move by themselves (WCAG 2.2.2). */
export function DisplayChoices() {
  const text = useText()
  const preferences = usePreferenceStore()
  const theme = usePreference('theme')
  const updates = usePreference('updates')
  const density = usePreference('density')
  return (
    <div className={styles.Group}>
      <h2>{text('shell.theme')}</h2>
      <Segmented
        label={text('shell.theme')}
        value={theme ?? 'device'}
        onChange={(next) => {
          const chosen = next === 'device' ? null : next
          preferences.set('theme', chosen)
          showTheme(chosen)
        }}
        items={[
          { value: 'device', label: text('shell.theme.device') },
          { value: 'dark', label: text('shell.theme.dark') },
          { value: 'light', label: text('shell.theme.light') },
        ]}
      />
      <h2>{text('shell.density')}</h2>
      <Segmented
        label={text('shell.density')}
        value={density}
        onChange={(next) => {
          preferences.set('density', next)
          showDensity(next)
        }}
        items={[
          { value: 'comfortable', label: text('shell.density.comfortable') },
          { value: 'compact', label: text('shell.density.compact') },
        ]}
      />
      <h2>{text('shell.updates')}</h2>
      <Segmented
        label={text('shell.updates')}
        value={updates}
        onChange={(next) => preferences.set('updates', next)}
        items={[
          { value: 'on', label: text('shell.line.on') },
          { value: 'slow', label: text('shell.line.slow') },
          { value: 'paused', label: text('shell.line.paused') },
        ]}
      />
    </div>
  )
}
