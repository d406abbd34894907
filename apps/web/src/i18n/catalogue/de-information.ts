import { compiled } from 'virtual:messages/de/information'

export const messages = compiled
