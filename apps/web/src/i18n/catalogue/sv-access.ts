import { compiled } from 'virtual:messages/sv/access'

export const messages = compiled
