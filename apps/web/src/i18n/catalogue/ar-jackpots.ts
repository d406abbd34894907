import { compiled } from 'virtual:messages/ar/jackpots'

export const messages = compiled
