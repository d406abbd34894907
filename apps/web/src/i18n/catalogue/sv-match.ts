import { compiled } from 'virtual:messages/sv/match'

export const messages = compiled
