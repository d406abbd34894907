export { dateFormat, numberFormat, written } from './formats.ts'
export { I18nProvider, useFormat, useLoadMessages, useText } from './I18nProvider.tsx'
export { loadMessages, type Messages, messageModule } from './load-messages.ts'
export {
  directionOf,
  FORMAT_LOCALES,
  LOCALE_NAMES,
  type Locale,
} from './locales.ts'
export type { MessageArea } from './message-areas.ts'
export type { MessageId } from './message-id.ts'
export { withMinus } from './minus.ts'
export { writeOdds } from './odds.ts'
export { plainLetters } from './plain-letters.ts'
export { createTranslator, type TextOf, type TextValues, TIME, type Translator } from './translator.ts'
