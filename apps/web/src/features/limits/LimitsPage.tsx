import { Skeleton } from '@touchline/ui'
import { useState } from 'react'
import { useCall } from '../../data/index.ts'
import { useText } from '../../i18n/index.ts'
import { AccountFrame, SignInHere } from '../account/index.ts'
import { Help } from './Help.tsx'
import { OWN_LIMITS } from './parts.ts'
import { SelfTest } from './SelfTest.tsx'

/** For all visitors: a look at one's own play, and places of help. */
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
  const isTest = search.get('part') === 'self-test'
  const [begun, setBegun] = useState<string | null>(null)
  return (
    <AccountFrame
      at="limits"
      title={text('limits.title')}
      waiting={<Skeleton block={420} />}
      visitor={
        <>
          {isTest && <SelfTest />}
          <SignInHere>{begun === null ? text('limits.visitor') : text('limits.begun', { until: begun })}</SignInHere>
          <ForAll hasTest={!isTest} />
        </>
      }
    >
      {(auth) => (
        <>
          {isTest && <SelfTest />}
          <OWN_LIMITS auth={auth} hasTest={!isTest} onBegun={setBegun} />
        </>
      )}
    </AccountFrame>
  )
}
