import type { SwitchableType, TypeOption } from '@touchline/betting'
import { panelId, Tabs } from '@touchline/ui'
import { useId } from 'react'
import { type TextOf, useText } from '../../../../i18n/index.ts'
import { useSlip } from '../../service.ts'
import type { ReckonedSlip } from '../use-reckoned-slip.ts'
import { SystemChoice } from './SystemChoice.tsx'
import styles from './TypeTabs.module.css'
import { useBuilderTab } from './use-builder-tab.ts'

function refusalText(text: TextOf, option: TypeOption): string | undefined {
  if (option.disabledBy === null) return undefined
  return text(`slip.type.refused.${option.disabledBy}`, { type: text(`slip.type.${option.betType}`) })
}

/** Singles, Combo, System, Builder. A type that cannot be used stays visible and shows why. */
export function TypeTabs({ reckoned }: { reckoned: ReckonedSlip }) {
  const { slip, summary } = reckoned
  const text = useText()
  const { edit } = useSlip()
  const idBase = useId()
  const builder = useBuilderTab(reckoned)
  if (summary.betType === null) return null
  const items = summary.types.map((option) => ({
    value: option.betType,
    label: text(`slip.type.${option.betType}`),
    disabledReason: slip.inProgress ? text('slip.placing') : refusalText(text, option),
  }))
  const reasons = new Set(summary.types.map((option) => refusalText(text, option)))
  return (
    <div className={styles.TypeTabs}>
      <Tabs<SwitchableType | 'BUILDER'>
        idBase={idBase}
        label={text('slip.type')}
        look="segmented"
        value={summary.betType}
        onChange={(betType) => betType !== 'BUILDER' && edit({ type: 'change_type', betType })}
        items={builder === null ? items : [...items, builder]}
      />
      <div id={panelId(idBase)} role="tabpanel" aria-label={text(`slip.type.${summary.betType}`)}>
        {[...reasons].map((reason) => reason !== undefined && <p key={reason}>{reason}</p>)}
        {summary.betType === 'SYSTEM' && <SystemChoice reckoned={reckoned} />}
      </div>
    </div>
  )
}
