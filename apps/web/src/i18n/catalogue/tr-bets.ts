import { compiled } from 'virtual:messages/tr/bets'

export const messages = compiled
