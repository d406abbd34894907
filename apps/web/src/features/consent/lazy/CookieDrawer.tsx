import { DEVICE_ID_COOKIE_DAYS, SESSION_COOKIE } from '@touchline/contract/constants'
import { Button } from '@touchline/ui'
import { type MessageId, useText } from '../../../i18n/index.ts'
import { usePreferenceStore } from '../../../preferences/index.ts'
import { CONSENT_COOKIE, CONSENT_DAYS } from '../consent.ts'
import { useHasTags } from '../use-has-tags.ts'
import styles from './CookieDrawer.module.css'

interface Kind {
  readonly names: readonly string[]
  readonly purpose: MessageId
  readonly days: number
}

/** Every cookie that the site sets. */
const KINDS: readonly Kind[] = [
  { names: [SESSION_COOKIE], purpose: 'cookies.session', days: 14 },
  { names: ['deviceId'], purpose: 'cookies.device', days: DEVICE_ID_COOKIE_DAYS },
  {
    names: ['theme', 'oddsType', 'sidebarCollapsed', 'timeZone', 'updates'],
    purpose: 'cookies.preferences',
    days: 365,
  },
  { names: [CONSENT_COOKIE], purpose: 'cookies.consent', days: CONSENT_DAYS },
]

/** Those of the tag manager, on a site that has one. */
const TAGS: Kind = { names: ['_ga', '_ga_*'], purpose: 'cookies.tags', days: 730 }

/** What each cookie is for and how long it stays. */
export function CookieDrawer({ close }: { readonly close: () => void }) {
  const text = useText()
  const preferences = usePreferenceStore()
  const hasTags = useHasTags()
  return (
    <>
      <p>{text(hasTags ? 'cookies.lead_tags' : 'cookies.lead')}</p>
      <dl className={styles.List}>
        {(hasTags ? [...KINDS, TAGS] : KINDS).map(({ names, purpose, days }) => (
          <div key={purpose}>
            <dt>{text(purpose)}</dt>
            <dd>
              <bdi>{names.join(', ')}</bdi> · {text('cookies.days', { count: days })}
            </dd>
          </div>
        ))}
      </dl>
      <Button
        variant="go"
        size="large"
        onClick={() => {
          preferences.set('hasConsented', true)
          close()
        }}
      >
        {text('cookies.accept')}
      </Button>
    </>
  )
}
