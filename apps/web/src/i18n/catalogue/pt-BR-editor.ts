import { compiled } from 'virtual:messages/pt-BR/editor'

export const messages = compiled
