import { compiled } from 'virtual:messages/tr/slip'

export const messages = compiled
