import type { SportKey } from '@touchline/contract/constants'
import { Button, Skeleton } from '@touchline/ui'
import { useCall } from '../../../data/index.ts'
import { useText } from '../../../i18n/index.ts'
import { BrokenPart, Empty, Stack } from '../../../ui/index.ts'
import { useAccount, useAuth } from '../../account/index.ts'
import { LISTINGS } from '../../catalogue/index.ts'
import { DaysOfEvents } from '../../events/index.ts'
import { useNarrow } from '../narrow.ts'

interface FollowedTabProps {
  readonly sport: SportKey
  readonly search: URLSearchParams
}

function Followed({ sport, search }: FollowedTabProps) {
  const text = useText()
  const listing = useNarrow(search)(() => LISTINGS.followed({ sport_key: sport }))
  const { data, isError, refetch } = useCall('getMatches', listing(1), { keepsFormer: true })
  if (isError) return <BrokenPart retry={() => void refetch()} />
  if (!data) return <Skeleton block={240} />
  if (data.data.length === 0) return <Empty>{text('finding.favorites.none')}</Empty>
  return (
    <Stack>
      <DaysOfEvents events={data.data} />
    </Stack>
  )
}

/** The favourites of a player in a sport; for a visitor, an explanation of them. */
export function FollowedTab(props: FollowedTabProps) {
  const text = useText()
  const { status } = useAuth()
  const { openSignIn } = useAccount()
  if (status === 'LOGGED_IN') return <Followed {...props} />
  if (status !== 'NOT_LOGGED_IN') return <Skeleton block={240} />
  return (
    <Stack>
      <p>{text('finding.favorites.visitor')}</p>
      <div>
        <Button onClick={() => openSignIn()}>{text('account.sign_in')}</Button>
      </div>
    </Stack>
  )
}
