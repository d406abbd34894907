import { compiled } from 'virtual:messages/ar/profile'

export const messages = compiled
