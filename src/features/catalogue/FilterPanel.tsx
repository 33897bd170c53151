import { styled } from 'styled-components'
import { messages } from '#rules/messages.ts'
import type { DurationName } from '#rules/training.ts'
import { durationRanges } from '#rules/training.ts'
import { Button } from '#ui/Button.tsx'
import { CloseIcon } from '#ui/basic-icons.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { Cluster, Stack } from '#ui/layout.tsx'
import { ModalDrawer } from '#ui/ModalDrawer.tsx'
import { MultiSelect } from '#ui/MultiSelect.tsx'
import { Select } from '#ui/Select.tsx'
import { tokens } from '#ui/theme.ts'
import { type CatalogueCriteria, durationWords, isEmptyCriteria, skillLimit } from '#view-models/catalogue.ts'
import type { SkillNames } from './skill-names.ts'
import type { CatalogueView } from './use-catalogue.ts'

const { leading, space, text, weight } = tokens

const Content = styled(Stack)`
  padding: ${space.s4};
`

const Title = styled.h2`
  font-size: ${text.lg};
  line-height: ${leading.lg};
  font-weight: ${weight.strong};
`

const anyDuration = 'any'

const durations = [
  { id: anyDuration, label: 'Any duration' },
  ...durationRanges.map(({ name }) => ({ id: name, label: durationWords[name] })),
] as const

interface FilterPanelProps {
  criteria: CatalogueCriteria
  skills: SkillNames
  /** What the catalogue calls the skills it is filtered by. */
  skillsLabel: string
  levels: readonly string[]
  send: CatalogueView['send']
}

/** Skills, duration and levels over the dimmed page; each change searches at once (specification 2.9, filter panel). */
export function FilterPanel({ criteria, skills, skillsLabel, levels, send }: FilterPanelProps) {
  const close = () => send({ type: 'panel.closed' })
  return (
    <ModalDrawer label="Filter" open side="end" onClose={close}>
      <Content $gap="s5">
        <Cluster $justify="space-between">
          <Title>Filter</Title>
          <IconButton label="Close" onPress={close}>
            <CloseIcon />
          </IconButton>
        </Cluster>
        <MultiSelect
          label={skillsLabel}
          placeholder="Choose skills"
          options={skills.options}
          status={skills.status}
          maximum={skillLimit}
          onRetry={skills.retry}
          value={criteria.skillIds.map((id) => ({ id, label: skills.nameOf(id) }))}
          onChange={(chosen) => send({ type: 'skills.chosen', skillIds: chosen.map(({ id }) => id) })}
        />
        <Select<DurationName | typeof anyDuration>
          label="Duration"
          options={durations}
          value={criteria.duration ?? anyDuration}
          onChange={(chosen) => send({ type: 'duration.chosen', duration: chosen === anyDuration ? null : chosen })}
        />
        <MultiSelect
          label="Levels"
          placeholder="Choose levels"
          options={levels.map((level) => ({ id: level, label: level }))}
          value={criteria.levels.map((level) => ({ id: level, label: level }))}
          onChange={(chosen) =>
            send({ type: 'levels.chosen', levels: levels.filter((level) => chosen.some(({ id }) => id === level)) })
          }
        />
        <Cluster $justify="space-between">
          <Button
            variant="quiet"
            disabledReason={isEmptyCriteria(criteria) ? messages.nothingChosen : undefined}
            onPress={() => send({ type: 'criteria.cleared' })}
          >
            Clear all
          </Button>
          <Button onPress={close}>Show results</Button>
        </Cluster>
      </Content>
    </ModalDrawer>
  )
}
