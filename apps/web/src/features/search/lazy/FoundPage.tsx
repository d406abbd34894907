import { useState } from 'react'
import { useText } from '../../../i18n/index.ts'
import { Link, useNavigator } from '../../../navigation/index.ts'
import { Empty, PageTitle, Stack } from '../../../ui/index.ts'
import { EventList } from '../../events/index.ts'
import { Star } from '../../favourites/index.ts'
import styles from './FoundPage.module.css'
import { HitLine } from './HitLine.tsx'
import { groupHits, resultsPath } from './hits.ts'
import { searchQuery, useFound } from './use-found.ts'

/** All that a search found, with an address of its own. */
export function FoundPage({ asked }: { asked: string }) {
  const text = useText()
  const { go } = useNavigator()
  const [typed, setTyped] = useState(asked)
  const query = searchQuery(asked)
  const { found } = useFound(asked)
  const groups = found ? groupHits(found, false).filter(({ kind }) => kind !== 'event') : []
  const events = found?.events ?? []
  return (
    <Stack>
      <PageTitle
        title={query === '' ? text('shell.search') : text('finding.title', { query })}
        count={found && events.length + groups.reduce((sum, { hits }) => sum + hits.length, 0)}
      />
      <form
        className={styles.Form}
        onSubmit={(submit) => {
          submit.preventDefault()
          if (searchQuery(typed) !== '') go(resultsPath(searchQuery(typed)))
        }}
      >
        <input
          type="search"
          name="q"
          minLength={3}
          maxLength={50}
          required
          aria-label={text('shell.search')}
          placeholder={text('finding.placeholder')}
          value={typed}
          onChange={(change) => setTyped(change.target.value)}
        />
        <button type="submit">{text('shell.search')}</button>
      </form>
      {query === '' && <Empty>{text('finding.hint')}</Empty>}
      {found && events.length === 0 && groups.length === 0 && <Empty>{text('finding.nothing', { query })}</Empty>}
      {groups.map(({ kind, hits }) => (
        <section key={kind} className={styles.Group}>
          <h2>{text(`finding.group.${kind}`)}</h2>
          <ul>
            {hits.map((hit) => (
              <li key={hit.key}>
                <Link to={hit.to}>
                  <HitLine hit={hit} query={query} />
                </Link>
                {hit.kind === 'league' && <Star kind="league" id={hit.league.id} name={hit.label} />}
                {hit.kind === 'team' && <Star kind="team" id={hit.team.id} name={hit.label} />}
              </li>
            ))}
          </ul>
        </section>
      ))}
      {events.length > 0 && (
        <>
          <PageTitle title={text('finding.group.event')} count={events.length} level={2} />
          <EventList key={query} events={events} />
        </>
      )}
    </Stack>
  )
}
