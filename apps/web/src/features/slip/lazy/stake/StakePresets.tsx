import { isStakeLocked } from '@touchline/betting'
import { Button, IconButton } from '@touchline/ui'
import { useState } from 'react'
import { useFormat, useText } from '../../../../i18n/index.ts'
import { presetText, useMoney } from '../../../../ui/index.ts'
import { useSettings } from '../../../account/index.ts'
import { useSlip } from '../../service.ts'
import { useTicket } from '../../use-slip.ts'
import type { ReckonedSlip } from '../use-reckoned-slip.ts'
import { PRESETS, PresetEditor } from './PresetEditor.tsx'
import styles from './StakePresets.module.css'
import { UseStake, useStakeInstead } from './UseStake.tsx'
import { useSetStake } from './use-set-stake.ts'

export interface StakePresetsProps {
  reckoned: ReckonedSlip
  betKey: string | null
  /** Whether the largest stake can be requested: only for a player. */
  canAsk: boolean
}

/** Stakes to tap, and the largest one: the first press shows the server's figure, the second fills it in. */
export function StakePresets({ reckoned, betKey, canAsk }: StakePresetsProps) {
  const text = useText()
  const { askMaxStakes } = useSlip()
  const setStake = useSetStake(reckoned)
  const money = useMoney()
  const { locale } = useFormat()
  const settings = useSettings()
  const maxStakes = useTicket((ticket) => ticket.maxStakes)
  const { currency } = reckoned.slip
  const presets = settings?.stakes[currency.code]?.slice(0, PRESETS) ?? []
  const max = maxStakes.step === 'known' && betKey !== null ? maxStakes.byBet[betKey] : undefined
  const min = settings?.stake_limits[currency.code]?.min ?? 0
  // Less than the smallest stake is none that could be placed.
  const isTooLittle = max !== undefined && max < min
  const set = (stake: number) => setStake(betKey, stake)
  // A free bet sets the stake.
  const isLocked = reckoned.slip.bets.some(isStakeLocked)
  const instead = useStakeInstead(reckoned, betKey)
  const [isEdited, setEdited] = useState(false)
  if (isEdited) return <PresetEditor currency={currency} presets={presets} onDone={() => setEdited(false)} />
  // In their place: a row more would lift the field under the finger.
  const shown = instead === null ? presets : []
  return (
    <div className={styles.StakePresets}>
      {instead !== null && <UseStake reckoned={reckoned} betKey={betKey} stake={instead} />}
      {shown.map((stake) => (
        <Button
          key={stake}
          size="small"
          className={styles.Preset}
          disabled={isLocked}
          aria-label={text('slip.preset', { amount: money(stake, currency) })}
          onClick={() => set(stake)}
        >
          {presetText(stake, currency, locale)}
        </Button>
      ))}
      {canAsk && betKey !== null && instead === null && (
        <Button
          size="small"
          className={styles.Preset}
          disabled={isLocked}
          aria-disabled={maxStakes.step === 'asking' || isTooLittle || undefined}
          onClick={() => {
            if (max === undefined) askMaxStakes()
            else if (!isTooLittle) set(max)
          }}
        >
          {max === undefined
            ? text(maxStakes.step === 'asking' ? 'slip.max.asking' : 'slip.max')
            : text('slip.max.fill', { amount: money(max, currency) })}
        </Button>
      )}
      {canAsk && (
        <IconButton label={text('slip.presets')} onClick={() => setEdited(true)}>
          <svg
            viewBox="0 0 24 24"
            width="16"
            height="16"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.8"
            aria-hidden="true"
          >
            <path d="M4 20h4L19 9l-4-4L4 16zM13 7l4 4" />
          </svg>
        </IconButton>
      )}
      {maxStakes.step === 'failed' && <p role="alert">{text('slip.max.failed')}</p>}
    </div>
  )
}
