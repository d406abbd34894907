import { compiled } from 'virtual:messages/es/bets'

export const messages = compiled
