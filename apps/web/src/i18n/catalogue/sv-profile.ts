import { compiled } from 'virtual:messages/sv/profile'

export const messages = compiled
