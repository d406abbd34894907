import { Button } from '@touchline/ui'
import { useAccount, useAuth } from '../features/account/index.ts'
import { useText } from '../i18n/index.ts'
import type { PageContext } from '../shell/page.ts'
import { ErrorPage, type ErrorRoute, page as errorPage } from './error.tsx'

/** A page for a group may open to a visitor who signs in. */
function ClosedPage(context: PageContext<ErrorRoute>) {
  const text = useText()
  const { openSignIn } = useAccount()
  const { status } = useAuth()
  const canSignIn = context.route.page === 'locked' && status !== 'LOGGED_IN'
  return (
    <ErrorPage
      {...context}
      ways={
        canSignIn && (
          <Button size="large" onClick={() => openSignIn()}>
            {text('account.sign_in')}
          </Button>
        )
      }
    />
  )
}

/** The page of a site that offers nothing here, or not now. The texts of the reasons are used on no other page. */
export const page: typeof errorPage = { ...errorPage, messages: ['information'], Page: ClosedPage }
