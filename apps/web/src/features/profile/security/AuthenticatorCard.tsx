import { useQueryClient } from '@tanstack/react-query'
import { Button, Skeleton } from '@touchline/ui'
import { Suspense, useState } from 'react'
import { useText } from '../../../i18n/index.ts'
import { lazyComponent } from '../../../ui/index.ts'
import { useAccount } from '../../account/index.ts'
import card from '../Card.module.css'
import { Card, Pending } from '../Card.tsx'
import { playerKey, usePlayerCall } from '../use-player-call.ts'
import { AskPassword } from './AskPassword.tsx'

/** What only who sets it up sees. */
const FirstCode = lazyComponent(() => import('./FirstCode.tsx'), 'FirstCode')
const RecoveryCodes = lazyComponent(() => import('./RecoveryCodes.tsx'), 'RecoveryCodes')

type Step =
  | { readonly step: 'rest' | 'starting' | 'removing' }
  | { readonly step: 'shown'; readonly secret: string; readonly uri: string }
  | { readonly step: 'codes'; readonly codes: readonly string[] }

/** Codes of an authenticator application beside the password. */
export function AuthenticatorCard({ playerId }: { playerId: number }) {
  const text = useText()
  const { http } = useAccount()
  const client = useQueryClient()
  const { data, isError, refetch } = usePlayerCall('getSecurity', playerId)
  const [state, setState] = useState<Step>({ step: 'rest' })
  const rest = () => setState({ step: 'rest' })
  const refresh = () => client.invalidateQueries({ queryKey: playerKey('getSecurity', playerId) })

  function content(isOn: boolean, codesLeft: number) {
    switch (state.step) {
      case 'starting':
        return (
          <AskPassword
            submit={text('profile.totp.go_on')}
            onBack={rest}
            send={async (password) => {
              const result = await http.call('startAuthenticator', { body: { password } })
              if (!result.ok) return result.error
              setState({ step: 'shown', ...result.data.data })
              return null
            }}
          />
        )
      case 'removing':
        return (
          <AskPassword
            submit={text('profile.totp.remove')}
            onBack={rest}
            send={async (password) => {
              const result = await http.call('removeAuthenticator', { body: { password } })
              if (!result.ok) return result.error
              await refresh()
              rest()
              return null
            }}
          />
        )
      case 'shown':
        return (
          <FirstCode
            secret={state.secret}
            uri={state.uri}
            onBack={rest}
            onConfirmed={(codes) => {
              setState({ step: 'codes', codes })
              void refresh()
            }}
          />
        )
      case 'codes':
        return <RecoveryCodes codes={state.codes} onKept={rest} />
      case 'rest':
        return (
          <>
            <p className={card.Lead}>
              {isOn ? text('profile.totp.on', { count: codesLeft }) : text('profile.totp.lead')}
            </p>
            <div className={card.Actions}>
              <Button onClick={() => setState({ step: isOn ? 'removing' : 'starting' })}>
                {text(isOn ? 'profile.totp.remove' : 'profile.totp.start')}
              </Button>
            </div>
          </>
        )
    }
  }

  return (
    <Card title={text('profile.totp')}>
      {data === undefined ? (
        <Pending failed={isError} retry={() => void refetch()} block={96} />
      ) : (
        <Suspense fallback={<Skeleton block={240} />}>
          {content(data.data.authenticator, data.data.recovery_codes_left)}
        </Suspense>
      )}
    </Card>
  )
}
