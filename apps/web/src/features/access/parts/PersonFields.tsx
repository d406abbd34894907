import { lazyComponent } from '../../../ui/index.ts'

/** What only some countries ask for; it comes when one of them is chosen. */
export const PersonFields = lazyComponent(() => import('../lazy/PersonFields.tsx'), 'PersonFields', [
  'person',
  'access',
])
