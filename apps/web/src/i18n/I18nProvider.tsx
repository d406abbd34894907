import { createContext, type ReactNode, useContext } from 'react'
import { IntlProvider } from 'react-intl'
import type { MessageArea, Messages } from './load-messages.ts'
import { FALLBACK_LOCALE, FORMAT_LOCALES, type Locale } from './locales.ts'

type LoadArea = (area: MessageArea) => Promise<void>
const LoadContext = createContext<LoadArea>(() => Promise.resolve())

/** Brings an area of messages into the page, for what opens on a page that came without it. */
export function useLoadMessages(): LoadArea {
  return useContext(LoadContext)
}

/** Language, messages and time zone of everything below. */
export function I18nProvider(props: {
  locale: Locale
  messages: Messages
  load: LoadArea
  timeZone: string
  children: ReactNode
}) {
  return (
    <IntlProvider
      locale={FORMAT_LOCALES[props.locale]}
      defaultLocale={FALLBACK_LOCALE}
      messages={props.messages}
      timeZone={props.timeZone}
    >
      <LoadContext.Provider value={props.load}>{props.children}</LoadContext.Provider>
    </IntlProvider>
  )
}
