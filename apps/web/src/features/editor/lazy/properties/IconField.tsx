import { ICON_PATHS, Icon, type IconName } from '@touchline/ui'
import { useText } from '../../../../i18n/index.ts'
import styles from './Fields.module.css'
import type { OwnFieldProps } from './field-context.ts'
import { Select } from './Select.tsx'

const isIcon = (name: unknown): name is IconName => typeof name === 'string' && Object.hasOwn(ICON_PATHS, name)

/** An icon of the product, seen beside its name. One that the product does not have stays until another is chosen. */
export function IconField({ label, value, path, context }: OwnFieldProps) {
  const text = useText()
  const names = Object.keys(ICON_PATHS).toSorted()
  const unknown =
    typeof value === 'string' && !isIcon(value) ? [{ value, label: text('editor.no_such', { name: value }) }] : []
  return (
    <span className={styles.Iconed}>
      <Select
        label={label}
        value={typeof value === 'string' ? value : ''}
        options={[
          { value: '', label: text('editor.not_set') },
          ...unknown,
          ...names.map((name) => ({ value: name, label: name })),
        ]}
        onChange={(next) => context.set(path, next === '' ? undefined : next)}
      />
      {isIcon(value) && <Icon name={value} size={20} />}
    </span>
  )
}
