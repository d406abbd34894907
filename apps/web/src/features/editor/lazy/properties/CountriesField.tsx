import { useCall } from '../../../../data/index.ts'
import type { OwnFieldProps } from './field-context.ts'
import { PickedField } from './PickedField.tsx'

/** Countries by their names in the language of the editor. */
export function CountriesField(props: OwnFieldProps) {
  const countries = useCall('getSystemState', undefined, { staleTime: 300_000 }).data?.data.countries ?? []
  return <PickedField {...props} options={countries.map(({ code, name }) => ({ value: code, label: name }))} />
}
