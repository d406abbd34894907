import { compiled } from 'virtual:messages/tr/profile'

export const messages = compiled
