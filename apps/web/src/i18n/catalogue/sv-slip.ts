import { compiled } from 'virtual:messages/sv/slip'

export const messages = compiled
