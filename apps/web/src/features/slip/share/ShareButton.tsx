import { Button } from '@touchline/ui'
import { Suspense, useState } from 'react'
import { useText } from '../../../i18n/index.ts'
import { useSite } from '../../../site/index.ts'
import { lazyComponent } from '../../../ui/index.ts'
import { useAuth } from '../../account/index.ts'
import type { Shareable } from './shareable.ts'

const ShareDialog = lazyComponent(() => import('./ShareDialog.tsx'), 'ShareDialog', ['betting'], 'over')

/** Gives bets to others by a code. Nothing for visitors, and where the site does not want it. */
export function ShareButton({ size = 'small', ...props }: Shareable & { readonly size?: 'small' | 'large' }) {
  const text = useText()
  const { status } = useAuth()
  const isOn = useSite()?.isShareBetOn ?? true
  const [isOpen, setOpen] = useState(false)
  const [wasOpen, setWasOpen] = useState(false)
  if (!isOn || status !== 'LOGGED_IN') return null
  return (
    <>
      <Button
        size={size}
        onClick={() => {
          setWasOpen(true)
          setOpen(true)
        }}
      >
        {text('slip.share')}
      </Button>
      {wasOpen && (
        <Suspense>
          <ShareDialog {...props} isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
