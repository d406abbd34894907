import { compiled } from 'virtual:messages/ar/access'

export const messages = compiled
