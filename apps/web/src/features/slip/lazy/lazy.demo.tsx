import { demos } from '@touchline/ui/demo'
import { LegHandle } from './legs/LegHandle.tsx'
import { AcceptModeChoice } from './notices/AcceptModeChoice.tsx'
import { PresetEditor } from './stake/PresetEditor.tsx'

const EUR = { code: 'EUR', subunits: 100 }

export const DEMO = demos({
  title: 'Slip parts',
  states: {
    'no price moves are taken': () => <AcceptModeChoice mode="none" />,
    'all price moves are taken': () => <AcceptModeChoice mode="any" />,
    'the handle of a leg': () => <LegHandle selectionId="7/1//1" outcome="Arsenal" at={0} of={3} />,
    'stakes to tap, typed anew': () => <PresetEditor currency={EUR} presets={[500, 1_000]} onDone={() => {}} />,
  },
})
