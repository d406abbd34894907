import { compiled } from 'virtual:messages/en/person'

export const messages = compiled
