import * as z from 'zod/mini'
import { EVENT_STATUS } from '../constants.ts'
import { component } from '../document/registry.ts'

export const EventStatusCode = component(
  'EventStatusCode',
  '0 prematch, 1 live, 2 stopped, 3 closed, 4 finished, 5 no longer covered. Only the first two may be bet on.',
  z.literal(Object.values(EVENT_STATUS)),
)
