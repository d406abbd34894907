import { compiled } from 'virtual:messages/tr/information'

export const messages = compiled
