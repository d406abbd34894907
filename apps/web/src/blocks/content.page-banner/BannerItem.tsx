import type { BlockProps } from '@touchline/contract'
import { useCall } from '../../data/index.ts'
import { TopMatches } from '../../features/home/index.ts'
import { useText } from '../../i18n/index.ts'
import { Link } from '../../navigation/index.ts'
import { Empty } from '../../ui/index.ts'
import { Answer } from '../parts/Answer.tsx'
import { leagueTile } from '../parts/leagues.tsx'
import { Picture } from '../parts/Picture.tsx'
import { Tiles } from '../parts/Tiles.tsx'
import { answered } from '../parts/use-answers.ts'
import { type BannerEntry, bannerEvents, COUNTS_STALE_MS } from './banner-queries.ts'
import styles from './PageBanner.module.css'

type Of<K extends BannerEntry['kind']> = Extract<BannerEntry, { kind: K }>

const HEIGHT = 160

function PromoCard({ item, title, text }: { item: Of<'promo'>; title: string | undefined; text: string | undefined }) {
  const content = (
    <>
      {item.image && <Picture image={item.image} ratio="16:9" sizes="(width < 780px) 100vw, 600px" />}
      <span className={styles.Words}>
        {title && <b>{title}</b>}
        {text && <span>{text}</span>}
      </span>
    </>
  )
  const look = { className: styles.Promo, 'data-look': item.look, 'data-image': item.image !== undefined }
  return item.link === undefined ? (
    <div {...look}>{content}</div>
  ) : (
    <Link to={item.link} {...look}>
      {content}
    </Link>
  )
}

/** How much runs now, in the words of the product unless the site has its own. */
function LivePromo({ item }: { item: Of<'promo'> }) {
  const text = useText()
  const answer = answered(useCall('getSports', undefined, { staleTime: COUNTS_STALE_MS }))
  return (
    <Answer answer={answer} height={HEIGHT}>
      {({ data }) => {
        const count = data.reduce((sum, sport) => sum + sport.events_count.live, 0)
        return (
          <PromoCard
            item={item}
            title={item.title ?? text('blocks.live', { count })}
            text={item.text ?? text('blocks.live.text')}
          />
        )
      }}
    </Answer>
  )
}

function EventCard({ eventId }: { eventId: number | null }) {
  const text = useText()
  const answer = answered(useCall('getMatches', bannerEvents(eventId)))
  return (
    <Answer answer={answer} height={HEIGHT}>
      {({ data }) =>
        data.some(({ type }) => type === 'match') ? (
          <TopMatches running={data} coming={[]} limit={1} />
        ) : (
          <Empty>{text('blocks.empty')}</Empty>
        )
      }
    </Answer>
  )
}

function LeagueCard({ item }: { item: Of<'league'> }) {
  const answer = answered(useCall('getTournament', { params: { id: item.tournamentId } }))
  return (
    <Answer answer={answer} height={HEIGHT}>
      {({ data }) => <Tiles label={data.name} tiles={[leagueTile(data)]} look={item.look} />}
    </Answer>
  )
}

/** One slide or tile of a banner. */
export function BannerItem({ item }: { item: BlockProps['content.page-banner']['items'][number] }) {
  switch (item.kind) {
    case 'promo':
      return item.topic === 'live' ? (
        <LivePromo item={item} />
      ) : (
        <PromoCard item={item} title={item.title} text={item.text} />
      )
    case 'event':
      return <EventCard eventId={item.matchId} />
    case 'league':
      return <LeagueCard item={item} />
  }
}
