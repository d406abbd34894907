import { compiled } from 'virtual:messages/sv/jackpots'

export const messages = compiled
