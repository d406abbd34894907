import { SIGN_UP_FIELDS } from '@touchline/betting'
import { demos } from '@touchline/ui/demo'
import { useAccessForm } from '../form/use-access-form.ts'
import { AccessForm } from '../parts/AccessForm.tsx'
import { PersonFields } from './PersonFields.tsx'

function Shown() {
  const asked = SIGN_UP_FIELDS.slice(2)
  const form = useAccessForm({ fields: asked, check: () => ({}), send: async () => null })
  return (
    <AccessForm form={form} submit="Save">
      <PersonFields asked={asked} country="SE" form={form} isOwed />
    </AccessForm>
  )
}

export const DEMO = demos({
  title: 'What a country asks for',
  states: { 'everything there is': () => <Shown /> },
})
