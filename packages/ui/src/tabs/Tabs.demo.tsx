import { demos } from '../demo/demo.ts'
import { TabPanel, Tabs } from './Tabs.tsx'

const ITEMS = [
  { value: 'single', label: 'Single' },
  { value: 'combo', label: 'Combo' },
  { value: 'system', label: 'System', disabledReason: 'System needs 3 selections or more' },
] as const

const nothing = () => {}

export const DEMO = demos({
  title: 'Tabs',
  states: {
    line: () => (
      <div>
        <Tabs label="Bet type" items={ITEMS} value="single" onChange={nothing} idBase="demo-line" />
        <TabPanel idBase="demo-line" value="single">
          What the chosen tab shows
        </TabPanel>
      </div>
    ),
    segmented: () => (
      <div>
        <Tabs label="Bet type" items={ITEMS} value="combo" onChange={nothing} idBase="demo-box" look="segmented" />
        <TabPanel idBase="demo-box" value="combo">
          What the chosen tab shows
        </TabPanel>
      </div>
    ),
  },
  passesOn: (props) => (
    <Tabs {...props} label="Bet type" items={ITEMS} value="single" onChange={nothing} idBase="demo-passes-on" />
  ),
})
