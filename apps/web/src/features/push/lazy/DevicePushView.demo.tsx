import { demos } from '@touchline/ui/demo'
import { DevicePushView } from './DevicePushView.tsx'
import type { DeviceState } from './device-push.ts'

const nothing = () => {}

function told(state: DeviceState | null, { failed = false, isBusy = false } = {}) {
  return (
    <DevicePushView
      state={state}
      isBusy={isBusy}
      failed={failed}
      onRetry={nothing}
      onTurnOn={nothing}
      onTopics={nothing}
    />
  )
}

export const DEMO = demos({
  title: 'DevicePush',
  layout: 'wide',

  states: {
    off: () => told({ kind: 'off' }),
    on: () => told({ kind: 'on', topics: ['bets'] }),
    blocked: () => told({ kind: 'blocked' }),
    unsupported: () => told({ kind: 'unsupported' }),
    'not to be had': () => told(null, { failed: true }),
  },
})
