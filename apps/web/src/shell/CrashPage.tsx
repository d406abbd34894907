import { useText } from '../i18n/index.ts'
import { ErrorMessage } from '../ui/index.ts'

/** What is in place of a page that broke. */
export function CrashPage({ retry }: { retry: () => void }) {
  const text = useText()
  return <ErrorMessage title={text('pages.error.title')} hint={text('pages.error.hint')} retry={retry} />
}
