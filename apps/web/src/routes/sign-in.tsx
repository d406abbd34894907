import { SignInForm } from '../features/account/index.ts'
import { PageTitle, Stack } from '../features/catalogue/index.ts'
import { useText } from '../i18n/index.ts'
import { type Route, useNavigator } from '../navigation/index.ts'
import type { PageDefinition } from '../shell/page.ts'
import styles from './sign-in.module.css'

function SignInPage() {
  const text = useText()
  const { go } = useNavigator()
  return (
    <Stack>
      <div className={styles.SignIn}>
        <PageTitle title={text('pages.sign_in.title')} />
        <SignInForm onSignedIn={() => go('/', { replace: true })} />
      </div>
    </Stack>
  )
}

/** Sign-in as a page of its own. */
export const page: PageDefinition<Extract<Route, { page: 'sign-in' }>> = {
  load: async () => ({ kind: 'found' }),
  head: ({ text }) => ({
    title: text('pages.sign_in.title'),
    description: text('pages.sign_in.description'),
    noindex: true,
  }),
  Page: SignInPage,
}
