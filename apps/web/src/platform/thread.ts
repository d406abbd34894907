interface Policies {
  createPolicy(name: string, rules: { createScriptURL: () => string }): { createScriptURL(url: string): string }
}

/** Addresses of scripts by the name of their policy: a document may create a policy of one name only once. */
const addresses = new Map<string, string>()

function addressOf(name: string, script: string): string {
  const known = addresses.get(name)
  if (known !== undefined) return known
  const { trustedTypes } = window as { trustedTypes?: Policies }
  const address = trustedTypes?.createPolicy(name, { createScriptURL: () => script }).createScriptURL('') ?? script
  addresses.set(name, address)
  return address
}

/**
 * Starts a worker with a script of the build.
 * @param name what the policy of pages allows it by
 * @param hear hears each of its answers
 * @returns the way to ask it something, and to end it
 */
export function openThread<Question, Answer>(
  name: string,
  script: string,
  hear: (answer: Answer) => void,
): { readonly ask: (question: Question) => void; readonly close: () => void } {
  const worker = new Worker(addressOf(name, script), { type: 'module' })
  worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => hear(data))
  return { ask: (question) => worker.postMessage(question), close: () => worker.terminate() }
}

/** In a worker: answers what the page asks, one question after the other. */
export function answerQuestions<Question, Answer>(answer: (question: Question) => Answer): void {
  addEventListener('message', ({ data }: MessageEvent<Question>) => postMessage(answer(data)))
}
