import { createContext, type ReactNode, useContext, useMemo } from 'react'
import type { Messages } from './load-messages.ts'
import { FORMAT_LOCALES, type Locale } from './locales.ts'
import type { MessageArea } from './message-areas.ts'
import { createTranslator, type TextOf, type Translator } from './translator.ts'

type LoadArea = (area: MessageArea) => Promise<void>

const Context = createContext<{ readonly translator: Translator; readonly load: LoadArea } | null>(null)

function useI18n() {
  const i18n = useContext(Context)
  if (!i18n) throw new Error('No language above this component: render it inside I18nProvider.')
  return i18n
}

/** Messages in the language of the page, by checked id. */
export function useText(): TextOf {
  return useI18n().translator.text
}

/** Dates, times and numbers as the language of the page writes them. */
export function useFormat(): Translator {
  return useI18n().translator
}

/** Loads an area of messages, for a component that opens on a page without it. */
export function useLoadMessages(): LoadArea {
  return useI18n().load
}

/** Language, messages and time zone of everything below. */
export function I18nProvider(props: {
  locale: Locale
  messages: Messages
  load: LoadArea
  timeZone: string
  onProblem: (problem: Error) => void
  children: ReactNode
}) {
  const { locale, messages, load, timeZone, onProblem } = props
  const value = useMemo(
    () => ({ translator: createTranslator({ locale: FORMAT_LOCALES[locale], messages, timeZone, onProblem }), load }),
    [locale, messages, timeZone, load, onProblem],
  )
  return <Context.Provider value={value}>{props.children}</Context.Provider>
}
