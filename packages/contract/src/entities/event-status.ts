import * as z from 'zod/mini'

export const EventStatusCode = z.literal([0, 1, 2, 3, 4, 5])
