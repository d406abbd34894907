import type { ReactNode } from 'react'
import { IntlProvider } from 'react-intl'
import type { Messages } from './load-messages.ts'
import { FALLBACK_LOCALE, FORMAT_LOCALES, type Locale } from './locales.ts'

/** Language, messages and time zone of everything below. */
export function I18nProvider(props: { locale: Locale; messages: Messages; timeZone: string; children: ReactNode }) {
  return (
    <IntlProvider
      locale={FORMAT_LOCALES[props.locale]}
      defaultLocale={FALLBACK_LOCALE}
      messages={props.messages}
      timeZone={props.timeZone}
    >
      {props.children}
    </IntlProvider>
  )
}
