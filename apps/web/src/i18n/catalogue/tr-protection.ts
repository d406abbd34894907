import { compiled } from 'virtual:messages/tr/protection'

export const messages = compiled
