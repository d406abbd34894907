import * as z from 'zod/mini'
import { about } from '../../document/registry.ts'
import { SIDES } from '../placements.ts'
import { defineBlock } from './define-block.ts'

export const profile = defineBlock({
  kind: 'profile',
  places: ['header', ...SIDES],
  props: () =>
    z.strictObject({
      showBalance: about(z._default(z.boolean(), true), 'Whether the balance is shown beside the name.'),
      showDeposit: about(z._default(z.boolean(), false), 'Whether a button leads to the deposit.'),
      showSignUp: about(z._default(z.boolean(), false), 'Whether visitors see a button to sign up beside sign in.'),
    }),
})
