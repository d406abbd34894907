import { compiled } from 'virtual:messages/en/access'

export const messages = compiled
