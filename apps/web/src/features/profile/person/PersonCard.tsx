import type { Player } from '@touchline/contract'
import { Button, Skeleton } from '@touchline/ui'
import { Suspense, useState } from 'react'
import { flushSync } from 'react-dom'
import { useFormat, useText } from '../../../i18n/index.ts'
import { focusFirst } from '../../../platform/input/focus.ts'
import { placeOfZone, usePreference } from '../../../preferences/index.ts'
import { useServices } from '../../../services/index.ts'
import { lazyComponent, useToasts } from '../../../ui/index.ts'
import { Card } from '../Card.tsx'
import { NamesForm } from './NamesForm.tsx'
import styles from './PersonCard.module.css'

const AddressForm = lazyComponent(() => import('./AddressForm.tsx'), 'AddressForm', ['person'])

const DAY: Intl.DateTimeFormatOptions = { dateStyle: 'long', timeZone: 'UTC' }
const MOMENT: Intl.DateTimeFormatOptions = { dateStyle: 'medium', timeStyle: 'short' }

/** The player's details: what was given once is shown, the rest can be filled in, and the address can change. */
export function PersonCard({ player }: { player: Player }) {
  const text = useText()
  const toasts = useToasts()
  const format = useFormat()
  const timeZone = usePreference('timeZone')
  const { locale } = useServices()
  const [isMoving, setIsMoving] = useState(false)
  function stay() {
    flushSync(() => setIsMoving(false))
    focusFirst('[data-address] button')
  }
  const saved = () => toasts.show({ kind: 'success', title: text('profile.person.saved') })
  const countryName = (code: string) => new Intl.DisplayNames(locale, { type: 'region' }).of(code)
  const fullName = [player.first_name, player.last_name].filter((part) => part !== null).join(' ')
  const town = [player.postal_code, player.city].filter((part) => part !== null).join(' ')
  const address = [player.street ?? '', town].filter((part) => part !== '').join(', ')
  const facts = [
    [text('profile.person.name'), fullName],
    [text('profile.person.email'), player.email ?? ''],
    [text('profile.person.number'), String(player.id)],
    [text('access.born_on'), player.born_on === null ? '' : format.date(player.born_on, DAY)],
    [text('profile.person.personal_number'), player.personal_number ?? ''],
    [text('profile.person.address'), address],
    [text('profile.person.country'), player.country === null ? '' : (countryName(player.country) ?? player.country)],
    [text('profile.person.time_zone'), placeOfZone(timeZone)],
    [text('profile.person.last_visit'), player.last_visit_at === null ? '' : format.date(player.last_visit_at, MOMENT)],
  ].filter(([, value]) => value !== '')
  return (
    <Card title={text('profile.person')}>
      <dl className={styles.Facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      {isMoving ? (
        <Suspense fallback={<Skeleton block={240} />}>
          <AddressForm
            player={player}
            onSaved={() => {
              stay()
              saved()
            }}
            onBack={stay}
          />
        </Suspense>
      ) : (
        address !== '' && (
          <div data-address>
            <Button size="small" onClick={() => setIsMoving(true)}>
              {text('profile.person.move')}
            </Button>
          </div>
        )
      )}
      <NamesForm player={player} asksNickname onSaved={saved} />
    </Card>
  )
}
