import { useText } from '../../i18n/index.ts'
import { chatAddress, useSite } from '../../site/index.ts'
import type { AroundView } from '../view.ts'
import styles from './Late.module.css'

/** The way to the operator's people: the chat page of their provider. No script of anybody else runs in ours. */
export function ChatToggle({ props: { label } }: AroundView<'chat-toggle'>) {
  const text = useText()
  const chat = useSite()?.chat
  const address = chat && chatAddress(chat)
  if (!address) return null
  const name = label ?? text('shell.chat')
  return (
    <a className={styles.Chat} href={address} target="_blank" rel="noreferrer" title={name}>
      {name}
    </a>
  )
}
