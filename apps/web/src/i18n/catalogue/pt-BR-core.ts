import { compiled } from 'virtual:messages/pt-BR/core'

export const messages = compiled
