import { Button, Skeleton } from '@touchline/ui'
import { Suspense, useState } from 'react'
import { useCall } from '../../data/index.ts'
import { useText } from '../../i18n/index.ts'
import { PageTitle } from '../../ui/index.ts'
import { useAccount, useAuth } from '../account/index.ts'
import { Help } from './Help.tsx'
import styles from './Limits.module.css'
import { OWN_LIMITS } from './parts.ts'
import { SelfTest } from './SelfTest.tsx'

/** What is everybody's: to look at how one plays, and where help is. */
function ForAll({ hasTest }: { hasTest: boolean }) {
  const rules = useCall('getProtection').data?.data
  return (
    <>
      {hasTest && <SelfTest />}
      {rules && <Help jurisdiction={rules.jurisdiction} />}
    </>
  )
}

/** What players hold themselves to: limits on money, breaks, exclusions, and where help is. */
export function LimitsPage({ search }: { search: URLSearchParams }) {
  const text = useText()
  const auth = useAuth()
  const { openSignIn } = useAccount()
  const isTest = search.get('part') === 'self-test'
  const [begun, setBegun] = useState<string | null>(null)
  return (
    <div className={styles.LimitsPage}>
      <PageTitle title={text('limits.title')} />
      {isTest && <SelfTest />}
      {auth.status === 'LOGGED_IN' && (
        <Suspense fallback={<Skeleton block={420} />}>
          <OWN_LIMITS auth={auth} hasTest={!isTest} onBegun={setBegun} />
        </Suspense>
      )}
      {auth.status === 'NOT_LOGGED_IN' && (
        <div className={styles.Question}>
          <p role="status">{begun === null ? text('limits.visitor') : text('limits.begun', { until: begun })}</p>
          <Button variant="go" onClick={() => openSignIn()}>
            {text('account.sign_in')}
          </Button>
        </div>
      )}
      {auth.status === 'NOT_LOGGED_IN' && <ForAll hasTest={!isTest} />}
      {auth.status !== 'LOGGED_IN' && auth.status !== 'NOT_LOGGED_IN' && <Skeleton block={420} />}
    </div>
  )
}
