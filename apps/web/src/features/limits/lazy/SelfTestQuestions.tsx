import { Button } from '@touchline/ui'
import { useState } from 'react'
import { useText } from '../../../i18n/index.ts'
import styles from '../Limits.module.css'
import { ANSWERS, type Answer, QUESTIONS, type Question, riskOf } from '../self-test.ts'

/** The questions of the self-test and its result. */
export function SelfTestQuestions() {
  const text = useText()
  const [answers, setAnswers] = useState<ReadonlyMap<Question, Answer>>(new Map())
  const risk = riskOf(answers)
  return (
    <>
      {QUESTIONS.map((question) => (
        <fieldset key={question} className={styles.Question}>
          <legend>{text(`test.q.${question}`)}</legend>
          <div className={styles.Answers}>
            {ANSWERS.map((answer) => (
              <label key={answer}>
                <input
                  type="radio"
                  name={question}
                  checked={answers.get(question) === answer}
                  onChange={() => setAnswers(new Map(answers).set(question, answer))}
                />
                {text(`test.a.${answer}`)}
              </label>
            ))}
          </div>
        </fieldset>
      ))}
      <p role="status">
        {risk === null ? text('test.left', { count: QUESTIONS.length - answers.size }) : text(`test.r.${risk}`)}
      </p>
      <div>
        <Button onClick={() => setAnswers(new Map())}>{text('test.again')}</Button>
      </div>
    </>
  )
}
