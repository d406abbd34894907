import { compiled } from 'virtual:messages/sv/blocks'

export const messages = compiled
