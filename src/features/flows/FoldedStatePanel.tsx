import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { type JournalEntry, snapshotTaken } from '#journal/entry.ts'
import { partsOf } from '#machines/charts/parts.ts'
import { Stack } from '#ui/layout.tsx'
import { tokens } from '#ui/theme.ts'
import { differencesOf, leavesOf } from './watched/differences.ts'
import type { StatesAround } from './watched/states.ts'

const { color, font, leading, radius, space, text } = tokens

const Heading = styled.h3`
  font-size: ${text.md};
  line-height: ${leading.md};
`

const Parts = styled.dl`
  display: grid;
  grid-template-columns: minmax(6rem, max-content) minmax(0, 1fr);
  gap: ${space.s1} ${space.s3};
  font-family: ${font.mono};
  font-size: ${text.xs};
  line-height: ${leading.xs};
  dt {
    max-width: 12rem;
    color: ${color.textWeak};
    overflow-wrap: anywhere;
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`

const Before = styled.del`
  padding-inline: ${space.s1};
  border-radius: ${radius.small};
  background: ${color.errorSoft};
  color: ${color.error};
`

const After = styled.ins`
  padding-inline: ${space.s1};
  border-radius: ${radius.small};
  background: ${color.successSoft};
  color: ${color.success};
  text-decoration: none;
`

const Weak = styled.p`
  color: ${color.textWeak};
`

/** A longer text is of no use here. */
const longest = 400

const shortened = (value: string): string => (value.length > longest ? `${value.slice(0, longest)}…` : value)

const rows = (parts: Iterable<readonly [string, ReactNode]>): ReactNode =>
  [...parts].map(([name, value]) => [<dt key={`${name} name`}>{name}</dt>, <dd key={name}>{value}</dd>])

interface FoldedStatePanelProps extends StatesAround {
  entry: JournalEntry
}

/** What came with an entry, what it changed, and all of the state after it. */
export function FoldedStatePanel({ entry, before, after }: FoldedStatePanelProps) {
  const { type: _type, ...data } = entry.event
  const isSnapshot = entry.event.type === snapshotTaken
  return (
    <Stack $gap="s5" role="group" aria-label="State after the entry">
      <Stack $gap="s2">
        <Heading>{entry.event.type}</Heading>
        {isSnapshot ? (
          <Weak>Stands for everything before it.</Weak>
        ) : (
          <Parts>
            {rows([...partsOf(data, '')].filter(([name]) => name !== '').map(([name, value]) => [name, shortened(value)]))}
          </Parts>
        )}
      </Stack>
      {after === undefined ? (
        <Weak>This version of the portal cannot read the entry.</Weak>
      ) : (
        <>
          <Stack $gap="s2">
            <Heading>Difference</Heading>
            <Differences {...{ before, after }} />
          </Stack>
          <Stack $gap="s2">
            <Heading>State</Heading>
            <Parts>
              {rows([
                ['state', leavesOf(after.value).join(', ')],
                ['status', after.status],
              ])}
            </Parts>
          </Stack>
          <Stack $gap="s2">
            <Heading>Context</Heading>
            <Parts>
              {rows(
                [...partsOf(after.context ?? {}, '')]
                  .filter(([name]) => name !== '')
                  .map(([name, value]) => [name, shortened(value)]),
              )}
            </Parts>
          </Stack>
        </>
      )}
    </Stack>
  )
}

function Differences({ before, after }: { before: StatesAround['before']; after: NonNullable<StatesAround['after']> }) {
  if (before === undefined) return <Weak>Folding begins here.</Weak>
  const differences = differencesOf(before, after)
  if (differences.length === 0) return <Weak>It changed nothing.</Weak>
  return (
    <Parts>
      {rows(
        differences.map(({ path, before: was, after: is }) => [
          path,
          <>
            {was !== undefined && <Before>{shortened(was)}</Before>} {is !== undefined && <After>{shortened(is)}</After>}
          </>,
        ]),
      )}
    </Parts>
  )
}
