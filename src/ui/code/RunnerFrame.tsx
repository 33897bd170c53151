import { useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { Button } from '../Button.tsx'
import { tokens } from '../theme.ts'
import { StopIcon } from './code-icons.tsx'
import { afterMessage, type ConsoleLine, type ConsoleOutput, noOutput } from './runner-messages.ts'

const { color, font, leading, size, space, text, weight } = tokens

const Root = styled.div`
  display: flex;
  flex-direction: column;
  height: 100%;
  min-height: 0;
  background: ${color.surface1};
`

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.s2};
  flex: none;
  min-height: ${size.control};
  padding: ${space.s1} ${space.s1} ${space.s1} ${space.s3};
  border-block-end: ${size.hairline} solid ${color.line};
  color: ${color.textMedium};
  font-size: ${text.sm};
  font-weight: ${weight.medium};
  > span {
    flex: 1;
  }
  &[data-console] {
    min-height: 0;
    padding-block: ${space.s2};
    border-block-start: ${size.hairline} solid ${color.line};
  }
`

/** A page that says nothing of its colours is black on white, as in a window of its own. */
const Frame = styled.iframe`
  flex: 3;
  min-height: 0;
  width: 100%;
  border: 0;
  background: #fff;
  color-scheme: light;
`

const Stopped = styled.p`
  flex: 3;
  padding: ${space.s4};
  color: ${color.textMedium};
`

const Console = styled.ol`
  flex: 2;
  min-height: 0;
  margin: 0;
  padding: ${space.s2} ${space.s3};
  overflow: auto;
  list-style: none;
  color: ${color.textStrong};
  background: ${color.field};
  font: ${text.sm} / ${leading.sm} ${font.mono};
  > li {
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  > [data-level='warn'] {
    color: ${color.warning};
  }
  > [data-level='error'] {
    color: ${color.error};
  }
  &:focus-visible {
    outline: ${size.ring} solid ${color.focus};
    outline-offset: calc(-1 * ${size.ring});
  }
`

/** What the runs that were stopped have written, by `runId`. */
export type StoppedRuns = Map<string | number, ConsoleOutput>

export interface RunnerFrameProps {
  html: string
  css: string
  javascript: string
  /** Another one runs the code anew, as it then is. */
  runId: string | number
  /** Keeps a run that was stopped as it is when the frame moves to another place; one for all runs of a place. */
  stopped?: StoppedRuns
  onConsole?: (lines: readonly ConsoleLine[]) => void
  onStop?: () => void
}

/** Runs a page of somebody's own code in a frame without an origin and without network, with what it writes to the console. */
export function RunnerFrame(props: RunnerFrameProps) {
  return <Run key={props.runId} {...props} />
}

function Run({ html, css, javascript, runId, stopped, onConsole, onStop }: RunnerFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [output, setOutput] = useState<ConsoleOutput>(stopped?.get(runId) ?? noOutput)
  const [isStopped, setStopped] = useState(stopped?.has(runId) ?? false)
  const [code] = useState({ html, css, javascript })
  const port = useRef<MessagePort>(null)
  useEffect(() => () => port.current?.close(), [])

  /** The runner is there once; a page that the code has gone to afterwards gets nothing. */
  const begin = () => {
    if (port.current !== null) return
    const nonce = crypto.randomUUID()
    const { port1, port2 } = new MessageChannel()
    port.current = port1
    let known = noOutput
    let isDue = false
    /** Once a frame: a loop writes faster than anybody reads. */
    const show = () => {
      isDue = false
      setOutput(known)
      onConsole?.(known.lines)
    }
    port1.onmessage = ({ data }: MessageEvent<unknown>) => {
      known = afterMessage(known, data, nonce)
      if (!isDue) requestAnimationFrame(show)
      isDue = true
      if (known.isCut) port1.close()
    }
    // Its origin is nobody's, so that it cannot be named.
    frame.current?.contentWindow?.postMessage({ kind: 'run', nonce, ...code }, '*', [port2])
  }

  const stop = () => {
    port.current?.close()
    stopped?.set(runId, output)
    setStopped(true)
    onStop?.()
  }
  return (
    <Root>
      <Head>
        <span>Output</span>
        {!isStopped && (
          <Button size="small" icon={<StopIcon size="small" />} onPress={stop}>
            Stop
          </Button>
        )}
      </Head>
      {isStopped ? (
        <Stopped role="status">Stopped.</Stopped>
      ) : (
        <Frame
          ref={frame}
          title="Output of the code"
          src="/runner.html"
          sandbox="allow-scripts"
          referrerPolicy="no-referrer"
          onLoad={begin}
        />
      )}
      <Head data-console="">
        <span>Console</span>
      </Head>
      <Console aria-label="Console" tabIndex={0}>
        {output.lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines are only added at the end
          <li key={at} data-level={line.level}>
            {line.text}
          </li>
        ))}
        {output.isCut && <li data-level="warn">Output was cut</li>}
      </Console>
    </Root>
  )
}
