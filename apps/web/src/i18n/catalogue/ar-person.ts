import { compiled } from 'virtual:messages/ar/person'

export const messages = compiled
