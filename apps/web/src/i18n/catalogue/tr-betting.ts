import { compiled } from 'virtual:messages/tr/betting'

export const messages = compiled
