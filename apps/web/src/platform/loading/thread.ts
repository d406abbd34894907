import { scriptAddress } from '../third-party/script-address.ts'

/**
 * Starts a worker with a script of the build.
 * @param name what the policy of pages allows it by
 * @param onAnswer receives each of its responses
 * @returns functions that send it a question, and end it
 */
export function openThread<Question, Answer>(
  name: string,
  script: string,
  onAnswer: (answer: Answer) => void,
): { readonly ask: (question: Question) => void; readonly close: () => void } {
  const worker = new Worker(scriptAddress(name, script), { type: 'module' })
  worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => onAnswer(data))
  return { ask: (question) => worker.postMessage(question), close: () => worker.terminate() }
}

/** In a worker: handles the page's questions one after the other. */
export function answerQuestions<Question, Answer>(answer: (question: Question) => Answer): void {
  addEventListener('message', ({ data }: MessageEvent<Question>) => postMessage(answer(data)))
}
