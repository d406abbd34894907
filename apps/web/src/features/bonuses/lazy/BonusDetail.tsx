import { useQuery } from '@tanstack/react-query'
import type { BonusKind } from '@touchline/contract/constants'
import { Button, Skeleton } from '@touchline/ui'
import { CallFailure } from '../../../data/index.ts'
import { useText } from '../../../i18n/index.ts'
import { usePreference } from '../../../preferences/index.ts'
import { useAccount, useAuth } from '../../account/index.ts'
import styles from '../Bonuses.module.css'
import { BonusFacts } from '../BonusFacts.tsx'
import { useAsker, useBonusActions } from '../use-bonuses.ts'
import { Leaderboard } from './Leaderboard.tsx'
import { OpenBox } from './OpenBox.tsx'
import { useOpenBox } from './use-open-box.ts'

export interface BonusDetailProps {
  readonly carries: { readonly kind: BonusKind; readonly id: number }
}

function useDetail({ kind, id }: BonusDetailProps['carries']) {
  const { http } = useAccount()
  const asker = useAsker()
  const oddsFormat = usePreference('oddsFormat')
  return useQuery({
    queryKey: ['getBonus', asker, kind, id, oddsFormat],
    enabled: asker !== null,
    staleTime: 0,
    async queryFn() {
      const params = { typeplural: kind, id }
      const [bonus, terms] = await Promise.all([
        http.call('getBonus', { params }),
        http.call('getBonusTerms', { params, query: { odds_type: oddsFormat } }),
      ])
      if (!bonus.ok) throw new CallFailure('getBonus', bonus.error)
      if (!terms.ok) throw new CallFailure('getBonusTerms', terms.error)
      return { bonus: bonus.data.data, terms: terms.data.data.text }
    },
  })
}

/** A bonus in full: what it does, how far the player is, who leads, and its terms, a sentence to a line. */
export function BonusDetail({ carries }: BonusDetailProps) {
  const text = useText()
  const auth = useAuth()
  const { data, isError, refetch } = useDetail(carries)
  const { start, isBusy, problem: failure } = useBonusActions()
  const box = useOpenBox(carries.id)
  const problem = box.problem ?? failure
  if (isError) {
    return (
      <div role="alert" className={styles.Failed}>
        <p>{text('bonus.failed')}</p>
        <Button onClick={() => void refetch()}>{text('bonus.details')}</Button>
      </div>
    )
  }
  if (data === undefined) return <Skeleton block={280} />
  const { bonus, terms } = data
  const canStart = auth.status === 'LOGGED_IN' && (bonus.status === 'available' || bonus.status === 'overridden')
  return (
    <div className={styles.Detail}>
      <div className={styles.Head}>
        <span className={styles.Kind}>{text(`bonus.kind.${bonus.type}`)}</span>
        <span className={styles.Status}>{text(`bonus.status.${bonus.status}`)}</span>
      </div>
      <h3 className={styles.Name}>{bonus.name}</h3>
      <BonusFacts bonus={bonus} />
      {bonus.type === 'lootbox' && bonus.boxes.length > 0 && (
        <OpenBox
          bonus={bonus}
          isBusy={isBusy || box.isBusy}
          onOpen={auth.status === 'LOGGED_IN' ? box.open : undefined}
        />
      )}
      {bonus.type === 'hunting_tournament' && <Leaderboard id={bonus.id} subunits={bonus.subunits} />}
      <h4 className={styles.Heading}>{text('bonus.terms')}</h4>
      <ul className={styles.Terms}>
        {terms.split('\n').map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {problem !== null && <p role="alert">{problem}</p>}
      {canStart && (
        <Button variant="go" size="large" disabled={isBusy} onClick={() => void start(bonus.id)}>
          {text('bonus.start')}
        </Button>
      )}
    </div>
  )
}
