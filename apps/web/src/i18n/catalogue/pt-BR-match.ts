import { compiled } from 'virtual:messages/pt-BR/match'

export const messages = compiled
