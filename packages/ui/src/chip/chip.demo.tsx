import { demos } from '../demo/demo.ts'
import { chipClass } from './chip.ts'

export const DEMO = demos({
  title: 'Chip',
  states: {
    links: () => (
      <>
        <a href="#all" className={chipClass} aria-current="page">
          All
        </a>
        <a href="#football" className={chipClass}>
          Football
        </a>
      </>
    ),
    buttons: () => (
      <>
        <button type="button" className={chipClass} aria-pressed="true">
          Open
        </button>
        <button type="button" className={chipClass} aria-pressed="false">
          Settled
        </button>
      </>
    ),
  },
})
