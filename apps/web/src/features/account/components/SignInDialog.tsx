import { lazy, Suspense, useState } from 'react'
import { useSignIn } from '../use-account.ts'

const SignInModal = lazy(async () => ({ default: (await import('../lazy/SignInModal.tsx')).SignInModal }))

/** Place for the sign-in dialog; its code is fetched when it is first opened. Once per page. */
export function SignInDialog() {
  const { open } = useSignIn()
  const [wanted, setWanted] = useState(false)
  if (open && !wanted) setWanted(true)
  if (!wanted) return null
  return (
    <Suspense fallback={null}>
      <SignInModal />
    </Suspense>
  )
}
