import { Button } from '@touchline/ui'
import { type MessageId, useText } from '../../../i18n/index.ts'
import { STORED_KEYS, type StoredKey, type StoredPurpose } from '../../../platform/storage/stored-keys.ts'
import { usePreferenceStore } from '../../../preferences/index.ts'
import { useHasTags } from '../use-has-tags.ts'
import styles from './CookieDrawer.module.css'

/** What is kept for one purpose, as long as each other. */
interface Kind extends Pick<StoredKey, 'storage' | 'days'> {
  readonly names: readonly string[]
}

/** Those of the tag manager, on a site that has one. */
const TAGS: Kind = { names: ['_ga', '_ga_*'], storage: 'cookie', days: 730 }

const PURPOSES = [...new Set(STORED_KEYS.map(({ purpose }) => purpose))]

/** The stored values of a purpose, by how long they stay. */
function kindsOf(purpose: StoredPurpose): readonly Kind[] {
  const kinds = new Map<string, Kind>()
  for (const { name, storage, days, purpose: own } of STORED_KEYS) {
    if (own !== purpose) continue
    const key = `${storage} ${days}`
    kinds.set(key, { storage, days, names: [...(kinds.get(key)?.names ?? []), name] })
  }
  return [...kinds.values()]
}

function useLifetime() {
  const text = useText()
  return ({ storage, days }: Kind): string => {
    if (days !== null) return text('cookies.days', { count: days })
    return text(storage === 'session' ? 'cookies.tab' : 'cookies.browser')
  }
}

/** What the browser keeps for the site: what each value is for, and how long it stays. */
export function CookieDrawer({ close }: { readonly close: () => void }) {
  const text = useText()
  const preferences = usePreferenceStore()
  const hasTags = useHasTags()
  const lifetime = useLifetime()
  const shown = PURPOSES.map((purpose) => [`cookies.${purpose}` satisfies MessageId, kindsOf(purpose)] as const)
  return (
    <>
      <p>{text(hasTags ? 'cookies.lead_tags' : 'cookies.lead')}</p>
      <dl className={styles.List}>
        {(hasTags ? [...shown, ['cookies.tags', [TAGS]] as const] : shown).map(([purpose, kinds]) => (
          <div key={purpose}>
            <dt>{text(purpose)}</dt>
            {kinds.map((kind) => (
              <dd key={kind.names[0]}>
                <bdi>{kind.names.join(', ')}</bdi> · {lifetime(kind)}
              </dd>
            ))}
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
