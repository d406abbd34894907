import { Dialog } from '@touchline/ui'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { type Asked, type DialogName, useDialogs } from '../../dialogs/index.ts'
import { useAuth } from '../../features/account/index.ts'
import { useLoadMessages, useText } from '../../i18n/index.ts'
import { focusWhenLost } from '../../platform/input/focus.ts'
import { useExternal } from '../../platform/use-external.ts'
import { useServices } from '../../services/index.ts'
import { useToasts } from '../../ui/index.ts'
import { mayShow, onTop, overBy, waitsForPlayer } from './order.ts'
import { DIALOG_NAMES, DIALOGS } from './registry.ts'
import { useBack } from './use-back.ts'

const NONE: readonly Asked[] = []

const frameOf = (name: DialogName): string => DIALOGS[name].frame ?? name

/** Loads the content of open dialogs. @returns those with loaded content and texts */
function useContents(asked: readonly Asked[]): readonly Asked[] {
  const text = useText()
  const toasts = useToasts()
  const dialogs = useDialogs()
  const loadMessages = useLoadMessages()
  const { report } = useServices()
  const [there, setThere] = useState<ReadonlySet<DialogName>>(new Set())
  const coming = useRef(new Set<DialogName>())
  useEffect(() => {
    for (const { name } of asked) {
      if (there.has(name) || coming.current.has(name)) continue
      coming.current.add(name)
      const { messages } = DIALOGS[name]
      // Dialogs that take turns in one frame are loaded together, so that the frame is never empty between two of them.
      const sameFrame = DIALOG_NAMES.filter((other) => frameOf(other) === frameOf(name))
      Promise.all([...sameFrame.map((other) => DIALOGS[other].load()), ...messages.map(loadMessages)])
        .then(
          () => setThere((known) => new Set([...known, ...sameFrame])),
          (error) => {
            report('chunk', `dialog ${name}`, error)
            dialogs.close(name)
            toasts.show({ kind: 'error', title: text('account.offline') })
          },
        )
        .finally(() => coming.current.delete(name))
    }
  }, [asked, there, dialogs, loadMessages, report, text, toasts])
  return asked.filter(({ name }) => there.has(name))
}

/** Closes dialogs that a sign-in or sign-out ends, and opens sign-in in place of a player's dialog for a visitor. */
function useAudience(asked: readonly Asked[]): void {
  const dialogs = useDialogs()
  const { status } = useAuth()
  const before = useRef(status)
  const wasAsked = useRef(false)
  useEffect(() => {
    for (const name of overBy(before.current, status, asked)) dialogs.close(name)
    before.current = status
    const waits = waitsForPlayer(status, dialogs.get())
    const isSigningIn = asked.some(({ name }) => DIALOGS[name].frame === 'access')
    if (waits && !wasAsked.current) {
      wasAsked.current = true
      dialogs.open('sign-in', { reason: 'asked' })
    } else if (waits && !isSigningIn) {
      for (const { name } of asked) if (DIALOGS[name].audience === 'player') dialogs.close(name)
    }
    if (!waits) wasAsked.current = false
  }, [asked, status, dialogs])
}

/** The frame of one dialog; what it holds stays while another one lies over it. */
function Frame<Name extends DialogName>(props: { asked: Asked<Name>; state: 'open' | 'hidden' | 'closed' }) {
  const text = useText()
  const dialogs = useDialogs()
  const { asked, state } = props
  const { title, isClosable, content } = DIALOGS[asked.name]
  const Content = content()
  const close = () => dialogs.close(asked.name)
  useEffect(() => {
    // What opened it may be gone, such as the button to sign in.
    if (state === 'closed') focusWhenLost('dialog[open] button, button:has([data-balance]), [data-place]')
  }, [state])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the link to the other dialog went with the last one
  useEffect(() => {
    if (state === 'open') focusWhenLost('dialog[open] :is(input, button[data-variant=go], button)')
  }, [state, asked.name])
  return (
    <Dialog
      state={state}
      data-modal={asked.name}
      title={text(title)}
      closeLabel={text('shell.close')}
      onClose={isClosable ? close : undefined}
    >
      {Content && <Content key={asked.name} carries={asked.carries} close={close} />}
    </Dialog>
  )
}

/** Every dialog of the page: the open ones, whose first by rank is visible, and those that are just closing. */
export function DialogHost() {
  const dialogs = useDialogs()
  const asked = useExternal(dialogs.subscribe, dialogs.get, () => NONE)
  const { status } = useAuth()
  const [path] = useLocation()
  useAudience(asked)
  const open = useContents(asked).filter(({ name }) => mayShow(name, status, path))
  const top = onTop(open)
  // Also those that are still coming: Back calls them off.
  const closable = asked.filter(({ name }) => DIALOGS[name].isClosable)
  useBack(closable.length, () => {
    const next = top ?? closable.at(-1)
    if (next && DIALOGS[next.name].isClosable) dialogs.close(next.name)
  })
  // A frame that closes keeps what it showed until it has left.
  const kept = useRef(new Map<string, Asked>())
  for (const one of open) kept.current.set(frameOf(one.name), one)
  if (top) kept.current.set(frameOf(top.name), top)
  return [...kept.current].map(([frame, shown]) => {
    const isOpen = open.some((one) => frameOf(one.name) === frame)
    return <Frame key={frame} asked={shown} state={!isOpen ? 'closed' : shown === top ? 'open' : 'hidden'} />
  })
}
