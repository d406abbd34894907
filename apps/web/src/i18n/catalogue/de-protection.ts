import { compiled } from 'virtual:messages/de/protection'

export const messages = compiled
