import { demos } from '@touchline/ui/demo'
import { DifferenceList } from './DifferenceList.tsx'

const HOME = { page: 'home', placement: 'content' } as const

export const DEMO = demos({
  title: 'DifferenceList',
  states: {
    none: () => <DifferenceList differences={[]} />,
    some: () => (
      <DifferenceList
        differences={[
          { kind: 'added', block: 'content.label', id: 'label', where: HOME, properties: [] },
          { kind: 'changed', block: 'live-events', id: 'live', where: HOME, properties: ['limit', 'title'] },
          { kind: 'setting', path: 'style.light.accent', before: undefined, after: '#123456' },
        ]}
      />
    ),
  },
})
