import type { ColorRole } from '@touchline/contract/site-file'
import { Button } from '@touchline/ui'
import { useId, useState } from 'react'
import { useText } from '../../../../i18n/index.ts'
import fields from '../properties/Fields.module.css'

const HEX = /^#[0-9a-f]{6}$/i

export interface ColorFieldProps {
  readonly role: ColorRole
  readonly value: string | undefined
  readonly fallback: string
  readonly set: (value: string | undefined) => void
}

/** A colour, picked or written as its code, and the way back to what it usually is. */
export function ColorField({ role, value, fallback, set }: ColorFieldProps) {
  const text = useText()
  const id = useId()
  /** What is being written and is no colour yet. */
  const [draft, setDraft] = useState<string | null>(null)
  const name = text(`editor.color.${role}`)
  return (
    <span className={fields.Line} data-color={role}>
      <input
        id={id}
        type="color"
        value={value && HEX.test(value) ? value : fallback}
        onChange={({ currentTarget }) => set(currentTarget.value)}
      />
      <label htmlFor={id}>{name}</label>
      <input
        type="text"
        dir="ltr"
        spellCheck={false}
        maxLength={7}
        aria-label={text('editor.color_code', { color: name })}
        aria-invalid={draft !== null}
        value={draft ?? value ?? ''}
        placeholder={fallback}
        onChange={({ currentTarget }) => {
          const code = currentTarget.value.trim()
          const isColor = HEX.test(code)
          setDraft(isColor || code === '' ? null : code)
          if (isColor) set(code.toLowerCase())
          else if (code === '') set(undefined)
        }}
        onBlur={() => setDraft(null)}
      />
      {value !== undefined && (
        <Button size="small" variant="plain" onClick={() => set(undefined)}>
          {text('editor.as_standard')}
        </Button>
      )}
    </span>
  )
}
