import { compiled } from 'virtual:messages/de/profile'

export const messages = compiled
