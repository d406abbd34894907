import { compiled } from 'virtual:messages/tr/core'

export const messages = compiled
