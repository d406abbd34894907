export { I18nProvider, useLoadMessages } from './I18nProvider.tsx'
export { loadMessages, type MessageArea, type Messages, messageModule } from './load-messages.ts'
export {
  directionOf,
  FALLBACK_LOCALE,
  FORMAT_LOCALES,
  isLocale,
  LOCALE_NAMES,
  LOCALES,
  type Locale,
} from './locales.ts'
export type { MessageId } from './message-id.ts'
export { type TextOf, type TextValues, useText } from './use-text.ts'
