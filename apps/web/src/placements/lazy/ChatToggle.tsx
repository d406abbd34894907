import { ChatButton } from '../../features/site-scripts/index.ts'
import { useText } from '../../i18n/index.ts'
import { chatAddress, useSite } from '../../site/index.ts'
import type { AroundView } from '../view.ts'
import styles from './Lazy.module.css'

/** The way to the operator's people: the chat page of their provider, or its script where the site wants that. */
export function ChatToggle({ props: { label }, place: { route } }: AroundView<'chat-toggle'>) {
  const text = useText()
  const chat = useSite()?.chat
  const name = label ?? text('shell.chat')
  if (chat?.mode === 'widget' && chat.type !== 'none' && chat.type !== 'watchers')
    return <ChatButton route={route} label={name} className={styles.Chat} />
  const address = chat && chatAddress(chat)
  if (!address) return null
  return (
    <a className={styles.Chat} href={address} target="_blank" rel="noreferrer" title={name}>
      {name}
    </a>
  )
}
