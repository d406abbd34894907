import { compiled } from 'virtual:messages/tr/access'

export const messages = compiled
