import type { BonusEntryType } from '@touchline/contract/constants'
import { useText } from '../../i18n/index.ts'
import { Link } from '../../navigation/index.ts'
import { entryOf } from './bonus-kinds.ts'
import { useBonuses } from './use-bonuses.ts'

/** How many bonuses of some kinds can be used now, as a link to them. */
export function BonusCount({ types, link }: { readonly types: readonly BonusEntryType[]; readonly link: string }) {
  const text = useText()
  const { data } = useBonuses()
  const usable = (data?.data ?? []).filter(
    (bonus) => types.includes(entryOf(bonus)) && (bonus.status === 'active' || bonus.status === 'available'),
  )
  return (
    <Link to={link}>
      {text('catalogue.promotions')} {usable.length > 0 && <strong>{usable.length}</strong>}
    </Link>
  )
}
