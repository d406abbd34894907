import { useText } from '../i18n/index.ts'
import { ErrorMessage } from '../ui/index.ts'

/** Shown in place of a broken page. */
export function CrashPage({ retry }: { retry: () => void }) {
  const text = useText()
  return <ErrorMessage title={text('pages.error.title')} hint={text('pages.error.hint')} retry={retry} />
}
