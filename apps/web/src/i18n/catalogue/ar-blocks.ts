import { compiled } from 'virtual:messages/ar/blocks'

export const messages = compiled
