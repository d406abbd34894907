import { compiled } from 'virtual:messages/es/core'

export const messages = compiled
