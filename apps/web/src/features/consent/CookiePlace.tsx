import { Suspense } from 'react'
import { type PreferenceStore, usePreference } from '../../preferences/index.ts'
import { Boundary, lazyComponent } from '../../ui/index.ts'

const CookieNotice = lazyComponent(() => import('./CookieNotice.tsx'), 'CookieNotice', ['notices'], 'around')

/** The chunk of the notice, for pages that have it. */
export function noticeParts(preferences: PreferenceStore) {
  return preferences.get().hasConsented ? [] : [CookieNotice]
}

/** The notice of cookies until it is accepted. The server renders it: a later one would be the page's largest paint. */
export function CookiePlace() {
  if (usePreference('hasConsented')) return null
  return (
    <Boundary part="notice of cookies" fallback={() => null}>
      <Suspense>
        <CookieNotice />
      </Suspense>
    </Boundary>
  )
}
