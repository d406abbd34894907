import { compiled } from 'virtual:messages/ar/information'

export const messages = compiled
