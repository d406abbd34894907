import { compiled } from 'virtual:messages/tr/blocks'

export const messages = compiled
