import { compiled } from 'virtual:messages/sv/protection'

export const messages = compiled
