import { Button } from '@touchline/ui'
import { useState } from 'react'
import { useText } from '../../../../i18n/index.ts'
import styles from './Fields.module.css'
import type { OwnFieldProps } from './field-context.ts'
import { OneText } from './TextField.tsx'

const NAME = /^[a-zA-Z]\w{0,39}$/
/** Numbers are numbers, so that texts can count by them. */
const numberIn = (typed: unknown) => (typeof typed === 'string' && /^-?\d{1,15}$/.test(typed) ? Number(typed) : typed)

/** Values by names of the operator's own. */
export function PairsField({ label, value, path, context }: OwnFieldProps) {
  const text = useText()
  const [name, setName] = useState('')
  const pairs = (typeof value === 'object' && value !== null ? value : {}) as Readonly<Record<string, unknown>>
  const inner = { ...context, set: (at: typeof path, next: unknown) => context.set(at, numberIn(next)) }
  const isFine = NAME.test(name) && !(name in pairs)
  return (
    <fieldset className={styles.Group}>
      <legend>{label}</legend>
      {Object.entries(pairs).map(([key, one]) => (
        <OneText key={key} label={key} value={String(one)} path={[...path, key]} context={inner} />
      ))}
      <OneText
        label={text('editor.name_of_value')}
        value={name}
        path={['name']}
        context={{
          locales: context.locales,
          wrong: name === '' || isFine ? new Map() : new Map([['name', name in pairs ? 'repeated' : 'format']]),
          set: (_, next) => setName(String(next ?? '')),
        }}
      />
      <Button
        size="small"
        disabled={!isFine}
        onClick={() => {
          context.set([...path, name], name)
          setName('')
        }}
      >
        {text('editor.add_entry', { list: label })}
      </Button>
    </fieldset>
  )
}
