import { compiled } from 'virtual:messages/tr/jackpots'

export const messages = compiled
