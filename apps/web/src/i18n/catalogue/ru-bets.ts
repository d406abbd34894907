import { compiled } from 'virtual:messages/ru/bets'

export const messages = compiled
