import type { Favourite } from '@touchline/contract'
import { FAVOURITE_TYPES, type FavouriteType } from '@touchline/contract/constants'
import { Button, Crest, Flag, Skeleton } from '@touchline/ui'
import type { ReactNode } from 'react'
import { useText } from '../../i18n/index.ts'
import { Link, sportPath } from '../../navigation/index.ts'
import { proxiedLogo } from '../../platform/page/proxied-image.ts'
import { Empty, PageTitle, Stack } from '../../ui/index.ts'
import { useAccount, useAuth } from '../account/index.ts'
import styles from './FavoritesPage.module.css'
import { Star } from './Star.tsx'
import { useFollowed } from './use-followed.ts'

type Of<T extends Favourite['type']> = Extract<Favourite, { type: T }>

function Leagues({ leagues }: { leagues: readonly Of<'tournaments'>[] }) {
  const text = useText()
  return leagues.map(({ id, tournament }) => {
    const { live, prematch } = tournament.events_count
    return (
      <li key={id}>
        <Flag country={tournament.category.country_code} />
        <Link to={sportPath(tournament.sport.key, tournament.slug)}>
          <b>{tournament.name}</b>
          <span>{text('finding.events', { count: live + prematch })}</span>
        </Link>
        <Star kind="league" id={id} name={tournament.name} />
      </li>
    )
  })
}

function Teams({ teams }: { teams: readonly Of<'competitors'>[] }) {
  return teams.map(({ id, competitor, sport }) => {
    const { short_name: letters, colors, logo, name } = competitor
    return (
      <li key={id}>
        <Crest
          letters={letters}
          primary={colors.primary}
          secondary={colors.secondary}
          logo={proxiedLogo(logo)}
          size={22}
        />
        <span>
          <b>{name}</b>
          <span>{sport.name}</span>
        </span>
        <Star kind="team" id={id} name={name} />
      </li>
    )
  })
}

function List({ title, count, children }: { title: string; count: number; children: ReactNode }) {
  if (count === 0) return null
  return (
    <section className={styles.List}>
      <h2>
        {title} <span>{count}</span>
      </h2>
      <ul>{children}</ul>
    </section>
  )
}

export interface FollowedProps {
  /** Shows a list of events. */
  readonly byDay: (events: ReturnType<typeof useFollowed>['events']) => ReactNode
  /** @default all of them */
  readonly types?: readonly FavouriteType[] | undefined
}

/** What a player follows: what is on now, then day by day, then leagues and teams. */
function Followed({ byDay, types = FAVOURITE_TYPES }: FollowedProps) {
  const text = useText()
  const followed = useFollowed()
  const only = <T,>(type: FavouriteType, all: T[]) => (types.includes(type) ? all : [])
  const events = followed.events && only('events', followed.events)
  const leagues = only('tournaments', followed.leagues)
  const teams = only('competitors', followed.teams)
  const { retry } = followed
  const isNothing = (events?.length ?? 0) + leagues.length + teams.length === 0
  if (!events && !retry) return <Skeleton block={240} />
  if (isNothing && !retry) return <Empty>{text('finding.favorites.none')}</Empty>
  return (
    <>
      {retry && (
        <div className={styles.Unread} role="alert">
          <p>{text('catalogue.favorites_unread')}</p>
          <Button onClick={retry}>{text('shell.retry')}</Button>
        </div>
      )}
      {events && events.length > 0 && byDay(events)}
      <List title={text('finding.group.league')} count={leagues.length}>
        <Leagues leagues={leagues} />
      </List>
      <List title={text('finding.group.team')} count={teams.length}>
        <Teams teams={teams} />
      </List>
    </>
  )
}

/** The favourites of a player; for a visitor, an explanation of them. */
export function Favorites(props: FollowedProps) {
  const text = useText()
  const { status } = useAuth()
  const { openSignIn } = useAccount()
  if (status === 'LOGGED_IN') return <Followed {...props} />
  if (status !== 'NOT_LOGGED_IN') return <Skeleton block={240} />
  return (
    <div className={styles.Visitor}>
      <p>{text('finding.favorites.visitor')}</p>
      <Button onClick={() => openSignIn()}>{text('account.sign_in')}</Button>
    </div>
  )
}

/** The page of favourites. */
export function FavoritesPage({ byDay }: FollowedProps) {
  const text = useText()
  return (
    <Stack>
      <PageTitle title={text('catalogue.favorites')} />
      <Favorites byDay={byDay} />
    </Stack>
  )
}
