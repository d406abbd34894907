import { useIntl } from 'react-intl'
import type { MessageId } from './message-id.ts'

export type TextValues = Readonly<Record<string, string | number | Date | null | undefined>>
export type TextOf = (id: MessageId, values?: TextValues) => string

/** Messages in the language of the page, by checked id. */
export function useText(): TextOf {
  const intl = useIntl()
  return (id, values) => intl.formatMessage({ id }, values)
}
