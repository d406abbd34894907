import { compiled } from 'virtual:messages/en/bets'

export const messages = compiled
