import { compiled } from 'virtual:messages/sv/core'

export const messages = compiled
