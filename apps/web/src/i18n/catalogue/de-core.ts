import { compiled } from 'virtual:messages/de/core'

export const messages = compiled
