import { compiled } from 'virtual:messages/en/blocks'

export const messages = compiled
