import { protectionMark } from '../features/limits/index.ts'
import { createTranslator, FORMAT_LOCALES } from '../i18n/index.ts'
import { hrefOf } from '../navigation/index.ts'
import { showProtectionMark } from '../platform/page/protection-mark.ts'
import { pageLoader } from './App.tsx'
import type { AppServices } from './app-services.ts'

/** Loads the notice that the rules of the present player want above the page (SAFE-04); it may differ from the last. */
export async function bringMark(services: AppServices): Promise<void> {
  const { account, locale, addresses, preferences, report } = services
  const { auth } = account.store.get()
  const rules = await services.sources.http.call('getProtection')
  await pageLoader(services).loadMessages('protection')
  // Another player has signed in since, and has a call of their own.
  if (!rules.ok || account.store.get().auth.status !== auth.status) return
  const { text } = createTranslator({
    locale: FORMAT_LOCALES[locale],
    messages: services.messages,
    timeZone: preferences.get().timeZone,
    onProblem: (problem) => report('text', locale, problem),
  })
  showProtectionMark(
    protectionMark(rules.data.data.jurisdiction, { text, locale, hrefOf: (path) => hrefOf(locale, path, addresses) }),
  )
}
