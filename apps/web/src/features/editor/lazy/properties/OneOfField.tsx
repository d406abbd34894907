import { useCall } from '../../../../data/index.ts'
import { useText } from '../../../../i18n/index.ts'
import { eventName, leagueOf } from '../../../../navigation/index.ts'
import type { OwnFieldProps } from './field-context.ts'
import { Select } from './Select.tsx'

const KEPT = { staleTime: 300_000 }
/** As many as a list to choose from can hold, the next ones first. */
const MATCHES = { query: { type: 'match', match_status: 'bettable', sort_by: 'start_time', limit: 200 } } as const
const LEAGUES = { query: { limit: 500 } }

interface Option {
  readonly value: number
  readonly label: string
}

/** One item of the book, by its name. A chosen item that no longer exists is shown by its number. */
function OneOf({
  label,
  value,
  path,
  context,
  options,
  none,
}: OwnFieldProps & {
  readonly options: readonly Option[]
  /** What it is where nothing is chosen; absent where something has to be. */
  readonly none?: string
}) {
  const text = useText()
  const isKnown = options.some((option) => option.value === value)
  const gone =
    typeof value === 'number' && !isKnown ? [{ value, label: text('editor.no_such', { name: String(value) }) }] : []
  const all = [...gone, ...options].map((option) => ({ value: String(option.value), label: option.label }))
  return (
    <Select
      label={label}
      value={typeof value === 'number' ? String(value) : ''}
      options={none === undefined ? all : [{ value: '', label: none }, ...all]}
      onChange={(next) => context.set(path, next === '' ? undefined : Number(next))}
    />
  )
}

/** A match by its sides and league. */
export function MatchField(props: OwnFieldProps) {
  const text = useText()
  const matches = useCall('getMatches', MATCHES, KEPT).data?.data ?? []
  const options = matches.map((event) => ({ value: event.id, label: `${eventName(event)} · ${leagueOf(event).name}` }))
  return <OneOf {...props} options={options} none={text('editor.of_the_moment')} />
}

/** A league by its name. */
export function LeagueField(props: OwnFieldProps) {
  const leagues = useCall('getTournaments', LEAGUES, KEPT).data?.data ?? []
  const options = leagues.map(({ id, name, category, sport }) => ({
    value: id,
    label: `${name} · ${category.name} · ${sport.name}`,
  }))
  return <OneOf {...props} options={options} />
}

/** A jackpot by its name. */
export function JackpotField(props: OwnFieldProps) {
  const text = useText()
  const jackpots = useCall('getJackpots', undefined, KEPT).data?.data ?? []
  return (
    <OneOf
      {...props}
      options={jackpots.map(({ id, name }) => ({ value: id, label: name }))}
      none={text('editor.largest')}
    />
  )
}
