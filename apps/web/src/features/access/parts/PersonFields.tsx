import { lazyComponent } from '../../../ui/index.ts'

/** Fields that only some countries require; loaded when one of them is chosen. */
export const PersonFields = lazyComponent(() => import('../lazy/PersonFields.tsx'), 'PersonFields', [
  'person',
  'access',
])
