import {
  Component,
  createContext,
  Fragment,
  lazy,
  memo,
  type ReactNode,
  Suspense,
  startTransition,
  useContext,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { createPortal, flushSync } from 'react-dom'
import { hydrateRoot } from 'react-dom/client'

/** What happened, in its order: compared between the whole React and what the build leaves of it. */
const happened: string[] = []
const tell = (what: string) => void happened.push(what)

interface PressProps {
  readonly children: string
  readonly onPress: () => void
}

function Press({ children, onPress }: PressProps) {
  return (
    <button type="button" onClick={onPress}>
      {children}
    </button>
  )
}

class Guard extends Component<{ readonly children: ReactNode }, { readonly isBroken: boolean }> {
  override state = { isBroken: false }
  static getDerivedStateFromError() {
    return { isBroken: true }
  }
  override componentDidCatch(error: Error) {
    tell(`caught ${error.message}`)
  }
  override componentDidMount() {
    tell('guard is there')
  }
  override componentWillUnmount() {
    tell('guard goes')
  }
  override render() {
    return this.state.isBroken ? (
      <Press onPress={() => this.setState({ isBroken: false })}>Again</Press>
    ) : (
      this.props.children
    )
  }
}

function Broken(): never {
  throw new Error('broken on purpose')
}
const Late = lazy(async () => ({ default: () => <b>Late</b> }))
const Never = lazy(async () => {
  throw new Error('never comes')
})
const Scale = createContext(1)
const Row = memo(({ name }: { readonly name: string }) => {
  useEffect(() => {
    tell(`row ${name}`)
    return () => tell(`no row ${name}`)
  }, [name])
  return <li>{name}</li>
})

let stored = 0
const listeners = new Set<() => void>()
const store = {
  follow: (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  add: () => {
    stored += 1
    for (const listener of listeners) listener()
  },
}

function Fields() {
  const [text, setText] = useState('')
  const [isOn, setOn] = useState(false)
  const [choice, setChoice] = useState('a')
  const deferred = useDeferredValue(text)
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        tell(`submit ${text} ${isOn} ${choice}`)
        field.current?.focus()
      }}
    >
      <label htmlFor={id}>Text</label>
      <input
        id={id}
        ref={field}
        value={text}
        onChange={({ target }) => setText(target.value.toUpperCase())}
        onKeyDown={({ key, ctrlKey }) => tell(`key ${key} ${ctrlKey}`)}
        onFocus={() => tell('focus')}
        onBlur={() => tell('blur')}
        onPaste={({ clipboardData }) => tell(`paste ${clipboardData.getData('text')}`)}
      />
      <output>{`${text} ${deferred}`}</output>
      <input type="checkbox" aria-label="On" checked={isOn} onChange={({ target }) => setOn(target.checked)} />
      <input type="radio" name="choice" aria-label="C" checked={choice === 'c'} onChange={() => setChoice('c')} />
      <select aria-label="Choice" value={choice} onChange={({ target }) => setChoice(target.value)}>
        {['a', 'b', 'c'].map((one) => (
          <option key={one}>{one}</option>
        ))}
      </select>
      <textarea
        aria-label="More"
        value={text}
        onInput={() => tell('input')}
        onChange={({ target }) => setText(target.value)}
      />
      <button type="submit" disabled={text === 'NO'}>
        Send
      </button>
    </form>
  )
}

/** Everything that pages do with React. */
export function Page() {
  const [count, add] = useReducer((before: number) => before + 1, 0)
  const [rows, setRows] = useState(['a', 'b', 'c'])
  const [part, setPart] = useState<'none' | 'late' | 'never' | 'broken'>('none')
  const followed = useSyncExternalStore(
    store.follow,
    () => stored,
    () => 0,
  )
  const double = useMemo(() => count * 2, [count])
  const said = useEffectEvent(() => tell(`said ${count}`))
  useLayoutEffect(() => tell(`layout ${count}`), [count])
  useEffect(() => {
    said()
    return () => tell(`after ${count}`)
  }, [count])
  return (
    <Scale value={double}>
      <button
        type="button"
        onClick={add}
        onClickCapture={() => tell('captured')}
        data-count={count}
        style={{ opacity: 1, marginTop: count }}
      >
        Count
      </button>
      <Press onPress={() => flushSync(() => setRows(['d', ...rows.toReversed()]))}>Rows</Press>
      <Press onPress={() => setRows(rows.filter((row) => row !== 'b'))}>Fewer</Press>
      <Press onPress={store.add}>Store</Press>
      <Press onPress={() => startTransition(() => setPart('late'))}>Late part</Press>
      <Press onPress={() => setPart('never')}>No part</Press>
      <Press onPress={() => setPart('broken')}>Broken part</Press>
      <ul>
        {rows.map((row) => (
          <Row key={row} name={row} />
        ))}
      </ul>
      <p>
        {count} <Doubled /> {followed} <Largest count={count} /> {count === 1 ? 'one' : null}
      </p>
      <Suspense fallback={<i>waits</i>}>
        <Guard>
          <Fragment key={part}>
            {part === 'late' && <Late />}
            {part === 'never' && <Never />}
            {part === 'broken' && <Broken />}
          </Fragment>
        </Guard>
      </Suspense>
      <Fields />
      <button
        type="button"
        data-hover=""
        onPointerEnter={() => tell('enter')}
        onPointerLeave={() => tell('leave')}
        onMouseEnter={() => tell('mouse enter')}
      >
        Hover
      </button>
      <details onToggle={() => tell('toggle')}>
        <summary>More</summary>
        <svg viewBox="0 0 4 4" strokeWidth={2} strokeLinecap="round" className="s" aria-hidden="true">
          <path d="M0 0h4" />
        </svg>
      </details>
      {count > 0 && createPortal(<Press onPress={() => tell('portal')}>Portal</Press>, document.body)}
    </Scale>
  )
}
/** Takes the largest there has been, which it learns while it is rendered. */
function Largest({ count }: { readonly count: number }) {
  const [largest, setLargest] = useState(-1)
  const [, bump] = useReducer((before: number) => before + 1, 0)
  const half = useMemo(() => largest / 2, [largest])
  useEffect(() => bump(), [])
  if (count > largest) setLargest(count)
  return <s>{half}</s>
}

function Doubled() {
  return <b>{useContext(Scale)}</b>
}

if (!import.meta.env.SSR) {
  const root = document.querySelector('#root')
  Object.assign(window, { happened })
  if (root)
    hydrateRoot(root, <Page />, {
      onRecoverableError: (error) => tell(`recovered ${String(error)}`),
      onUncaughtError: (error) => tell(`uncaught ${String(error)}`),
      onCaughtError: (error) => tell(`told ${String(error)}`),
    })
}
