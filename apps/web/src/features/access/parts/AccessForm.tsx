import { Button } from '@touchline/ui'
import { createContext, type ReactNode, useContext } from 'react'
import { type AccessForm as Form, useIsLive } from '../form/use-access-form.ts'
import styles from './AccessForm.module.css'

/** Whether several forms are on a page: their buttons are then ordinary ones, since none is the page's main action. */
export const BesideOthers = createContext(false)

/** The one action of a panel. Disabled until the page is interactive: the browser would submit the form itself. */
export function MainButton(props: {
  busy: boolean
  type?: 'submit' | 'button'
  onClick?: () => void
  children: ReactNode
}) {
  const isLive = useIsLive()
  const isOneOfMany = useContext(BesideOthers)
  return (
    <Button
      type={props.type ?? 'submit'}
      variant={isOneOfMany ? 'raised' : 'go'}
      size={isOneOfMany ? 'medium' : 'large'}
      className={isOneOfMany ? styles.Quiet : styles.Submit}
      disabled={!isLive}
      aria-disabled={props.busy || undefined}
      onClick={props.onClick}
    >
      {props.children}
    </Button>
  )
}

/** What went wrong with the whole, and what can be done about it. */
export function Notice({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div role="alert" className={styles.Notice}>
      <p>{text}</p>
      {children}
    </div>
  )
}

/** Fields under each other with what is wrong above them and the button below. */
export function AccessForm(props: {
  form: Form
  submit: string
  /** What can be done about a refusal, by the server's code. */
  help?: ((code: number) => ReactNode) | undefined
  children: ReactNode
}) {
  const { form, help } = props
  return (
    <form {...form.props} className={styles.Form}>
      {form.notice && (
        <Notice key={form.notice.refusal} text={form.notice.text}>
          {form.notice.code !== null && help?.(form.notice.code)}
        </Notice>
      )}
      {props.children}
      <MainButton busy={form.isSending}>{props.submit}</MainButton>
    </form>
  )
}
