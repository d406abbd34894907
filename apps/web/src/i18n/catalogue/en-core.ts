import { compiled } from 'virtual:messages/en/core'

export const messages = compiled
