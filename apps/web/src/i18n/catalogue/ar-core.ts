import { compiled } from 'virtual:messages/ar/core'

export const messages = compiled
