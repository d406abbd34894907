import type { Category } from '@touchline/contract'
import type { SportKey } from '@touchline/contract/constants'
import { Flag, Skeleton } from '@touchline/ui'
import { useState } from 'react'
import { useCall } from '../../../data/index.ts'
import { useText } from '../../../i18n/index.ts'
import { Link, sportPath } from '../../../navigation/index.ts'
import styles from './SportTree.module.css'

const STALE = { staleTime: 60_000 }
const ALL = 500

const countOf = ({ events_count: { live, prematch } }: Pick<Category, 'events_count'>) => live + prematch

/** The countries of a sport that have something on offer; each opens to its leagues. */
export function SportTree({ sport }: { sport: SportKey }) {
  const text = useText()
  const asked = { query: { sport_key: sport, limit: ALL } } as const
  const countries = useCall('getCategories', asked, STALE).data?.data
  if (countries === undefined) return <Skeleton block={64} />
  return (
    <ul className={styles.SportTree} aria-label={text('finding.countries')}>
      {countries
        .filter((country) => countOf(country) > 0)
        .map((country) => (
          <Country key={country.id} country={country} />
        ))}
    </ul>
  )
}

function Country({ country }: { country: Category }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <li>
      <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <Flag country={country.country_code} />
        <span>{country.name}</span>
        <span className={styles.Count}>{countOf(country)}</span>
      </button>
      {isOpen && <Leagues country={country} />}
    </li>
  )
}

function Leagues({ country }: { country: Category }) {
  const text = useText()
  const { sport } = country
  const asked = { query: { category_id: country.id, limit: ALL } } as const
  const leagues = useCall('getTournaments', asked, STALE).data?.data
  if (leagues === undefined) return <Skeleton block={32} />
  return (
    <ul>
      <li>
        <Link to={sportPath(sport.key, country.slug)}>
          <span>{text('catalogue.all')}</span>
          <span className={styles.Count}>{countOf(country)}</span>
        </Link>
      </li>
      {leagues
        .filter((league) => countOf(league) > 0)
        .map((league) => (
          <li key={league.id}>
            <Link to={sportPath(sport.key, league.slug)}>
              <span>{league.name}</span>
              <span className={styles.Count}>{countOf(league)}</span>
            </Link>
          </li>
        ))}
    </ul>
  )
}
