import { compiled } from 'virtual:messages/es/information'

export const messages = compiled
