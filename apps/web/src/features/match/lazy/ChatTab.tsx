import type { Match, SiteConfig } from '@touchline/contract'
import { Button, Skeleton } from '@touchline/ui'
import { useCall, useHttp } from '../../../data/index.ts'
import { useText } from '../../../i18n/index.ts'
import { eventName } from '../../../navigation/index.ts'
import { useAccount, useAuth } from '../../account/index.ts'
import styles from './ChatTab.module.css'
import { roomAddress } from './room-address.ts'

/** What the provider's page may do in its frame. Its own origin is not ours, so that it keeps it. */
const SANDBOX = 'allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox allow-same-origin'

/** The match's room at the chat provider of the site, under a pseudonym of the player (PLAYER-07). */
export function ChatTab({ match, chat }: { match: Match; chat: SiteConfig['chat'] }) {
  const text = useText()
  const { locale } = useHttp()
  const auth = useAuth()
  const { openSignIn } = useAccount()
  const isPlayer = auth.status === 'LOGGED_IN'
  const named = useCall('getWatchersUserId', undefined, { enabled: isPlayer, staleTime: Number.POSITIVE_INFINITY })
  const userId = isPlayer ? (named.data?.data.user_id ?? null) : null
  if (auth.status === 'UNKNOWN' || auth.status === 'PENDING' || (isPlayer && named.isPending))
    return <Skeleton block={420} />
  const address = roomAddress(chat, { eventId: match.id, locale, userId })
  if (address === null || (isPlayer && userId === null))
    return <p className={styles.None}>{text('centre.chat.failed')}</p>
  return (
    <div className={styles.ChatTab}>
      {!isPlayer && (
        <div className={styles.Visitor}>
          <p>{text('centre.chat.visitor')}</p>
          <Button size="small" onClick={() => openSignIn()}>
            {text('account.sign_in')}
          </Button>
        </div>
      )}
      <iframe
        key={address}
        className={styles.Room}
        src={address}
        title={text('centre.chat', { match: eventName(match) })}
        sandbox={SANDBOX}
        referrerPolicy="strict-origin"
        data-chat-room={match.id}
      />
    </div>
  )
}
