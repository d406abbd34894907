import { ErrorMessage } from '../features/catalogue/index.ts'
import { useText } from '../i18n/index.ts'

/** What stands in place of a page that broke. */
export function CrashPage() {
  const text = useText()
  return <ErrorMessage title={text('pages.error.title')} hint={text('pages.error.hint')} />
}
