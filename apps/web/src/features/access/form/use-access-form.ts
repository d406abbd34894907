import type { CallError } from '@touchline/client/http'
import { type FormEvent, useState, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { type MessageId, useText } from '../../../i18n/index.ts'
import { FIELD_NAMES, type FieldName, type Sentence, type Wrong, wrongOf } from './refusal.ts'

/** Errors stay visible while the next try is sent, so that nothing jumps. */
interface Progress extends Wrong {
  readonly step: 'typing' | 'sending'
  /** Counts refusals: each one is read out, also one with the same text. */
  readonly refusals: number
}

const START: Progress = { step: 'typing', fields: {}, notice: null, refusals: 0 }

export type Values = Readonly<Record<FieldName, string>>

export interface AccessForm {
  readonly props: {
    readonly noValidate: true
    readonly method: 'post'
    readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void
    readonly onInput: (event: FormEvent<HTMLFormElement>) => void
  }
  readonly isSending: boolean
  readonly errorOf: (field: FieldName) => string | undefined
  /** What is wrong with none of the fields alone. */
  readonly notice: { readonly text: string; readonly code: number | null; readonly refusal: number } | null
}

function valuesOf(form: HTMLFormElement): Values {
  const data = new FormData(form)
  const text = (name: FieldName) => {
    const value = data.get(name)
    return typeof value === 'string' ? value : ''
  }
  const isSecret = (name: FieldName) => name === 'password' || name === 'current_password'
  const values = FIELD_NAMES.map((name) => [name, isSecret(name) ? text(name) : text(name).trim()])
  return Object.fromEntries(values) as Values
}

/** Whether the page has been taken over: before that, a press would send the form as the browser does. */
export function useIsLive(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
}

/**
 * A form whose fields keep what was typed. It is checked, then sent once; each error is shown at its field, and the
 * first such field gets the focus.
 * @param fields those the form has, in their order
 * @param check what is wrong before anything is sent
 * @param send null when it is done, else why not
 */
export function useAccessForm(options: {
  readonly fields: readonly FieldName[]
  readonly check: (values: Values) => Partial<Record<FieldName, MessageId | undefined>>
  readonly send: (values: Values) => Promise<CallError | null>
}): AccessForm {
  const { fields } = options
  const text = useText()
  const [progress, setProgress] = useState(START)
  const sentenceOf = (sentence: Sentence) => ('id' in sentence ? text(sentence.id) : sentence.serverText)

  function show({ fields: places, notice }: Wrong, form: HTMLFormElement) {
    flushSync(() => setProgress(({ refusals }) => ({ step: 'typing', fields: places, notice, refusals: refusals + 1 })))
    const first = fields.find((field) => places[field] !== undefined)
    const element = first === undefined ? null : form.elements.namedItem(first)
    if (element instanceof HTMLElement) element.focus()
  }

  async function submit(form: HTMLFormElement) {
    const values = valuesOf(form)
    const unusable = Object.entries(options.check(values)).filter(([, id]) => id !== undefined)
    if (unusable.length > 0) {
      const found = Object.fromEntries(unusable.map(([field, id]) => [field, { id: id as MessageId }]))
      return show({ fields: found, notice: null }, form)
    }
    setProgress((before) => ({ ...before, step: 'sending' }))
    const error = await options.send(values)
    if (error === null) setProgress(START)
    else show(wrongOf(error, fields), form)
  }

  return {
    props: {
      noValidate: true,
      method: 'post',
      onSubmit(event) {
        event.preventDefault()
        if (progress.step !== 'sending') void submit(event.currentTarget)
      },
      onInput(event) {
        const { name } = event.target as HTMLInputElement
        if (!(name in progress.fields)) return
        setProgress((before) => ({ ...before, fields: { ...before.fields, [name]: undefined } }))
      },
    },
    isSending: progress.step === 'sending',
    errorOf(field) {
      const sentence = progress.fields[field]
      return sentence && sentenceOf(sentence)
    },
    notice: progress.notice && {
      text: sentenceOf(progress.notice.sentence),
      code: progress.notice.code,
      refusal: progress.refusals,
    },
  }
}
