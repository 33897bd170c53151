import { useState } from 'react'
import { styled } from 'styled-components'
import { Button } from '../Button.tsx'
import { CodeEditor } from '../code/CodeEditor.tsx'
import CodeWorkspace from '../code/CodeWorkspace.tsx'
import { languages, prefetchLanguage } from '../code/languages.ts'
import { RunnerFrame, type StoppedRuns } from '../code/RunnerFrame.tsx'
import { Cluster, Grid } from '../layout.tsx'
import { Select } from '../Select.tsx'
import { tokens } from '../theme.ts'
import { Example, Section } from './Section.tsx'

const { color, radius, size } = tokens

const Frame = styled.div`
  height: 20rem;
  overflow: hidden;
  border: ${size.hairline} solid ${color.line};
  border-radius: ${radius.medium};
`

const typescript = `/** Whole hours of a week, by day. */
export const hoursOf = (days: readonly Day[]): number => {
     let sum = 0
     for (const { minutes, isLeave } of days) {
          if (isLeave) continue // counted elsewhere
          sum += Math.floor(minutes / 60)
     }
     return sum > 0 ? sum : NaN
}
`

const sql = `select member.name, sum(record.minutes) / 60.0 as hours
from time_record record
join member on member.id = record.member_id
where record.day between '2026-11-16' and '2026-11-22'
group by member.name
order by hours desc;
`

const pageParts = {
  html: '<main>\n     <h1>Stopwatch</h1>\n     <output>0.0</output>\n     <button>Start</button>\n</main>\n',
  css: 'main {\n     display: grid;\n     place-items: center;\n     font-family: system-ui;\n}\n',
  javascript:
    "const begun = performance.now()\nconst shown = document.querySelector('output')\nconst tick = () => {\n     shown.value = ((performance.now() - begun) / 1000).toFixed(1)\n     requestAnimationFrame(tick)\n}\ndocument.querySelector('button').onclick = tick\n",
}

const modes = languages.map(({ label }) => ({ id: label, label }))

export function CodeSection() {
  const [mode, setMode] = useState('TypeScript')
  const [written, setWritten] = useState(typescript)
  const [parts, setParts] = useState<Readonly<Record<string, string>>>(pageParts)
  const [run, setRun] = useState<{ id: number; code: Readonly<Record<string, string>> }>()
  const [stopped] = useState<StoppedRuns>(() => new Map())
  const [isOpen, setOpen] = useState(false)
  return (
    <Section title="Code">
      <Grid $gap="s6">
        <Example caption="Written">
          <Frame>
            <CodeEditor label="Answer" mode={mode} value={written} onChange={setWritten} />
          </Frame>
        </Example>
        <Example caption="Read only">
          <Frame>
            <CodeEditor label="Last answer" mode="sql" value={sql} onChange={() => undefined} isReadOnly />
          </Frame>
        </Example>
      </Grid>
      <Cluster>
        <div style={{ width: size.list }}>
          <Select label="Language" hideLabel options={modes} value={mode} onChange={setMode} />
        </div>
        <Button
          onPress={() => {
            for (const mode of Object.keys(parts)) prefetchLanguage(mode)
            setOpen(true)
          }}
        >
          Open the code workspace
        </Button>
      </Cluster>
      {isOpen && (
        <CodeWorkspace
          title="A stopwatch"
          question={
            <>
              <h3>A stopwatch</h3>
              <p>Write a page with a button that starts and stops a stopwatch, and the time it shows in tenths of a second.</p>
            </>
          }
          editors={Object.entries(parts).map(([mode, value]) => ({ mode, value }))}
          onChange={(mode, value) => setParts((known) => ({ ...known, [mode]: value }))}
          clock={<span>Remaining time 14:32</span>}
          actions={
            <Cluster>
              <Button onPress={() => setRun({ id: (run?.id ?? 0) + 1, code: parts })}>Execute</Button>
              <Button variant="primary">Submit</Button>
            </Cluster>
          }
          output={
            run && (
              <RunnerFrame
                html={run.code.html ?? ''}
                css={run.code.css ?? ''}
                javascript={run.code.javascript ?? ''}
                runId={run.id}
                stopped={stopped}
              />
            )
          }
          runId={run?.id}
          onClose={() => {
            stopped.clear()
            setRun(undefined)
            setOpen(false)
          }}
        />
      )}
    </Section>
  )
}
