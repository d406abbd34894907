import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Icon } from '@touchline/ui'
import { useCall } from '../../../../data/index.ts'
import { useText } from '../../../../i18n/index.ts'
import { useAccount, useAuth } from '../../../account/index.ts'
import { jackpotsBody } from '../../engine/request-body.ts'
import { useCalm } from '../use-calm.ts'
import type { ReckonedSlip } from '../use-reckoned-slip.ts'
import styles from './JackpotLine.module.css'

/** Shows, for the present stake, that a bet of the slip takes part in a jackpot. Only the book knows. */
export function JackpotLine({ reckoned: { slip } }: { readonly reckoned: ReckonedSlip }) {
  const text = useText()
  const { http } = useAccount()
  const isPlayer = useAuth().status === 'LOGGED_IN'
  const body = useCalm(jackpotsBody(slip.bets))
  const found = useQuery({
    queryKey: ['findJackpots', JSON.stringify(body)],
    enabled: isPlayer && body.bets.length > 0,
    placeholderData: keepPreviousData,
    retry: false,
    // A slip without this line is a slip all the same.
    queryFn: async () => {
      const answer = await http.call('findJackpots', { body })
      return answer.ok ? (answer.data?.data.flatMap(({ jackpots }) => jackpots.map(({ id }) => id)) ?? []) : []
    },
  })
  const [id] = body.bets.length > 0 ? (found.data ?? []) : []
  const jackpots = useCall('getJackpots', undefined, { enabled: id !== undefined, staleTime: 60_000 })
  const name = jackpots.data?.data.find((jackpot) => jackpot.id === id)?.name
  if (!isPlayer) return null
  return (
    <p className={styles.Line} role="status" data-slip-jackpot={name === undefined ? undefined : id}>
      {name !== undefined && (
        <>
          <Icon name="trophy" size={14} />
          {text('jackpots.slip', { jackpot: name })}
        </>
      )}
    </p>
  )
}
