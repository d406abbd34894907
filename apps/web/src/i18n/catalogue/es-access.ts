import { compiled } from 'virtual:messages/es/access'

export const messages = compiled
