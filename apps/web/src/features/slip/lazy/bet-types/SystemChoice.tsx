import { MenuChoice } from '@touchline/ui'
import { useText } from '../../../../i18n/index.ts'
import { useSlip } from '../../service.ts'
import type { ReckonedSlip } from '../use-reckoned-slip.ts'
import { combinations } from './combinations.ts'
import styles from './SystemChoice.module.css'

/** Which system: "2/4, 6 bets". */
export function SystemChoice({ reckoned: { slip, summary } }: { reckoned: ReckonedSlip }) {
  const text = useText()
  const { edit } = useSlip()
  const bet = slip.bets.find((candidate) => candidate.betType === 'SYSTEM')
  if (bet === undefined) return null
  return (
    <div className={styles.SystemChoice}>
      <span>{text('slip.system')}</span>
      <MenuChoice
        label={text('slip.system')}
        value={bet.systemType.id}
        onChange={(systemId) => edit({ type: 'choose_system', systemId })}
        disabled={slip.inProgress}
        items={summary.systemTypes.map((system) => ({
          value: system.id,
          label: text('slip.system.choice', { id: system.id, lines: combinations(system) }),
        }))}
      />
    </div>
  )
}
