import { compiled } from 'virtual:messages/de/blocks'

export const messages = compiled
