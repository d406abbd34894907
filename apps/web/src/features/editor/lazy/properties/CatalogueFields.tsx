import { useCall } from '../../../../data/index.ts'
import type { OwnFieldProps } from './field-context.ts'
import { PickedField } from './PickedField.tsx'

/** The limit of one response, the most important first. */
const ALL = { query: { limit: 500 } }
const KEPT = { staleTime: 300_000 }

/** Leagues by their names. */
export function LeaguesField(props: OwnFieldProps) {
  const leagues = useCall('getTournaments', ALL, KEPT).data?.data ?? []
  const options = leagues.map(({ id, name, category, sport }) => ({
    value: id,
    label: `${name} · ${category.name} · ${sport.name}`,
  }))
  return <PickedField {...props} options={options} />
}

/** Countries and circuits of sports by their names. */
export function CategoriesField(props: OwnFieldProps) {
  const categories = useCall('getCategories', ALL, KEPT).data?.data ?? []
  const options = categories.map(({ id, name, sport }) => ({ value: id, label: `${name} · ${sport.name}` }))
  return <PickedField {...props} options={options} />
}
