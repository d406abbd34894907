import { useCall } from '../../../../data/index.ts'
import styles from './Fields.module.css'
import type { OwnFieldProps } from './field-context.ts'
import { NumberField } from './PlainFields.tsx'

const FIELD = { type: 'number', least: 1, most: 1_000_000 } as const

/** The order of sports: the smaller the number, the earlier. */
export function PrioritiesField({ label, value, path, context }: OwnFieldProps) {
  const sports = useCall('getSports', undefined, { staleTime: 60_000 }).data?.data ?? []
  const priorities = (typeof value === 'object' && value !== null ? value : {}) as Readonly<Record<string, unknown>>
  return (
    <fieldset className={styles.Group}>
      <legend>{label}</legend>
      {sports.map(({ key, name, priority }) => (
        <NumberField
          key={key}
          field={FIELD}
          label={name}
          value={priorities[key]}
          fallback={priority}
          path={[...path, key]}
          context={context}
        />
      ))}
    </fieldset>
  )
}
