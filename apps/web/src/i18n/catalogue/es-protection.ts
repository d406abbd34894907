import { compiled } from 'virtual:messages/es/protection'

export const messages = compiled
