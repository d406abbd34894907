import { Suspense } from 'react'
import { type PreferenceStore, usePreference } from '../../preferences/index.ts'
import { Boundary, broughtPart } from '../../ui/index.ts'

const AREA = 'notices'
const NOTICE = broughtPart(async () => (await import('./CookieNotice.tsx')).CookieNotice, [AREA], 'around')

/** The chunk of the notice, for pages that have it. */
export function noticeParts(preferences: PreferenceStore) {
  if (preferences.get().hasConsented) return []
  return [{ module: 'src/features/consent/CookieNotice.tsx', bring: NOTICE.bring, messages: [AREA] as const }]
}

/** The notice as long as it was not accepted. It is in the page of the server: whatever came later would be its largest paint. */
export function CookiePlace() {
  if (usePreference('hasConsented')) return null
  return (
    <Boundary part="notice of cookies" fallback={() => null}>
      <Suspense>
        <NOTICE.Part />
      </Suspense>
    </Boundary>
  )
}
