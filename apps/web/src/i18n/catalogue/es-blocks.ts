import { compiled } from 'virtual:messages/es/blocks'

export const messages = compiled
