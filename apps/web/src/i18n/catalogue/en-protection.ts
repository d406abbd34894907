import { compiled } from 'virtual:messages/en/protection'

export const messages = compiled
