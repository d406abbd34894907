import { assertNever } from '@touchline/betting'
import { PUSH_TOPICS, type PushTopic } from '@touchline/contract/constants'
import { Button, Skeleton } from '@touchline/ui'
import { useText } from '../../../i18n/index.ts'
import styles from './DevicePush.module.css'
import type { DeviceState } from './device-push.ts'

export interface DevicePushViewProps {
  /** Null while it is being looked at. */
  readonly state: DeviceState | null
  readonly isBusy: boolean
  readonly failed: boolean
  readonly onRetry: () => void
  readonly onTurnOn: () => void
  /** Without any topic, push is off. */
  readonly onTopics: (topics: readonly PushTopic[]) => void
}

/** The push messages of this device, and the way to change them. */
export function DevicePushView({ state, isBusy, failed, onRetry, onTurnOn, onTopics }: DevicePushViewProps) {
  const text = useText()
  if (failed)
    return (
      <div className={styles.DevicePush} role="alert">
        <p>{text('push.unknown')}</p>
        <Button onClick={onRetry}>{text('push.retry')}</Button>
      </div>
    )
  if (state === null) return <Skeleton block={96} />
  const { kind } = state
  switch (kind) {
    case 'unsupported':
    case 'blocked':
      return (
        <div className={styles.DevicePush} data-push={kind}>
          <p>{text(`push.${kind}`)}</p>
        </div>
      )
    case 'off':
      return (
        <div className={styles.DevicePush} data-push={kind}>
          <p>{text('push.lead')}</p>
          <Button variant="go" disabled={isBusy} onClick={onTurnOn}>
            {text('push.turn_on')}
          </Button>
        </div>
      )
    case 'on':
      return (
        <fieldset className={styles.DevicePush} data-push={kind}>
          <legend>{text('push.on')}</legend>
          {PUSH_TOPICS.map((topic) => (
            <label key={topic}>
              <input
                type="checkbox"
                checked={state.topics.includes(topic)}
                aria-disabled={isBusy}
                onChange={({ target }) =>
                  onTopics(PUSH_TOPICS.filter((one) => (one === topic ? target.checked : state.topics.includes(one))))
                }
              />
              <span>{text(`push.topic.${topic}`)}</span>
            </label>
          ))}
          <p>{text('push.until')}</p>
          <Button disabled={isBusy} onClick={() => onTopics([])}>
            {text('push.turn_off')}
          </Button>
        </fieldset>
      )
    default:
      return assertNever(kind)
  }
}
