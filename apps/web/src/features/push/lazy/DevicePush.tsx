import { useQueryClient } from '@tanstack/react-query'
import { PUSH_TOPICS, type PushTopic } from '@touchline/contract/constants'
import { useEffect, useState } from 'react'
import { callKey, useCall } from '../../../data/index.ts'
import { useText } from '../../../i18n/index.ts'
import {
  askForPush,
  hasPushSubscription,
  pushPermission,
  subscribeDevice,
  unsubscribeDevice,
} from '../../../platform/network/push.ts'
import { failure, useToasts } from '../../../ui/index.ts'
import { useAccount } from '../../account/index.ts'
import { DevicePushView } from './DevicePushView.tsx'
import { type Changed, type DevicePort, type DeviceState, lookAtDevice, turnOff, turnOn } from './device-push.ts'

const BROWSER: DevicePort = {
  permission: pushPermission,
  ask: askForPush,
  has: hasPushSubscription,
  subscribe: subscribeDevice,
  unsubscribe: unsubscribeDevice,
}

/** The push messages of this device. The browser asks for permission only after the button has been pressed. */
export function DevicePush() {
  const text = useText()
  const toasts = useToasts()
  const queries = useQueryClient()
  const { http } = useAccount()
  const { data, isError, refetch } = useCall('getPush', undefined, { staleTime: 0 })
  const [state, setState] = useState<DeviceState | null>(null)
  const [isBusy, setBusy] = useState(false)
  const asked = data?.data

  useEffect(() => {
    if (asked === undefined) return
    let isOver = false
    void lookAtDevice(BROWSER, asked.topics).then((found) => !isOver && setState(found))
    return () => {
      isOver = true
    }
  }, [asked])

  async function change(changing: Promise<Changed>) {
    setBusy(true)
    const { state: next, done } = await changing
    setState(next)
    setBusy(false)
    if (!done && next.kind !== 'blocked') toasts.show(failure(text))
    // What else shows it looks again.
    await queries.invalidateQueries({ queryKey: callKey('getPush') })
  }

  function choose(topics: readonly PushTopic[]) {
    if (asked === undefined || state === null || isBusy) return
    if (state.kind === 'on' && topics.length > 0) setState({ kind: 'on', topics })
    void change(topics.length === 0 ? turnOff(http, BROWSER, state) : turnOn(http, BROWSER, asked.key, topics))
  }

  return (
    <DevicePushView
      state={state}
      isBusy={isBusy}
      failed={isError && asked === undefined}
      onRetry={() => void refetch()}
      onTurnOn={() => choose(PUSH_TOPICS)}
      onTopics={choose}
    />
  )
}
