import { compiled } from 'virtual:messages/de/jackpots'

export const messages = compiled
