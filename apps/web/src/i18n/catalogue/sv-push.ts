import { compiled } from 'virtual:messages/sv/push'

export const messages = compiled
