import { USER_GROUPS } from '@touchline/contract/site'
import { useText } from '../../../../i18n/index.ts'
import styles from './Fields.module.css'
import type { OwnFieldProps } from './field-context.ts'
import { LinesField } from './LinesField.tsx'

const isOfProduct = (group: string) => USER_GROUPS.some((one) => one === group)

/** The groups that see a part: those of the product, and those that the operator has put players in. */
export function GroupsField({ label, value, path, context }: OwnFieldProps) {
  const text = useText()
  const chosen = (Array.isArray(value) ? value : []) as readonly string[]
  const set = (groups: readonly string[]) => context.set(path, groups.length === 0 ? undefined : groups)
  return (
    <fieldset className={styles.Group} data-groups>
      <legend>{label}</legend>
      {USER_GROUPS.map((one) => (
        <label key={one} className={styles.Check}>
          <input
            type="checkbox"
            checked={chosen.includes(one)}
            onChange={({ currentTarget }) =>
              set(currentTarget.checked ? [...chosen, one] : chosen.filter((other) => other !== one))
            }
          />
          {text(`editor.group.${one}`)}
        </label>
      ))}
      <LinesField
        label={text('editor.group.own')}
        value={chosen.filter((one) => !isOfProduct(one))}
        path={path}
        context={{
          ...context,
          set: (_, lines) => set([...chosen.filter(isOfProduct), ...((lines ?? []) as readonly string[])]),
        }}
      />
    </fieldset>
  )
}
