import { demos } from '@touchline/ui/demo'
import { DevicePushView } from './DevicePushView.tsx'
import type { DeviceState } from './device-push.ts'

const nothing = () => {}

function view(state: DeviceState | null, { failed = false, isBusy = false } = {}) {
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
    off: () => view({ kind: 'off' }),
    on: () => view({ kind: 'on', topics: ['bets'] }),
    blocked: () => view({ kind: 'blocked' }),
    unsupported: () => view({ kind: 'unsupported' }),
    'not to be had': () => view(null, { failed: true }),
  },
})
