import { compiled } from 'virtual:messages/en/information'

export const messages = compiled
