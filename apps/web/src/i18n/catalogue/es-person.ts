import { compiled } from 'virtual:messages/es/person'

export const messages = compiled
