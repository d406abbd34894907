import { compiled } from 'virtual:messages/de/access'

export const messages = compiled
