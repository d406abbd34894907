import { compiled } from 'virtual:messages/pt-BR/blocks'

export const messages = compiled
