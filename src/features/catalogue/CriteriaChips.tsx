import { useRef } from 'react'
import { styled } from 'styled-components'
import { Button } from '#ui/Button.tsx'
import { Chip } from '#ui/Chip.tsx'
import { tokens } from '#ui/theme.ts'
import { useFocusLeft } from '#ui/use-focus-left.ts'
import { type CatalogueCriteria, durationWords, isEmptyCriteria } from '#view-models/catalogue.ts'
import type { SkillNames } from './skill-names.ts'
import type { CatalogueView } from './use-catalogue.ts'

const { space } = tokens

const List = styled.ul`
  display: flex;
  flex: 1 1 100%;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.s2};
  margin: 0;
  padding: 0;
  list-style: none;
  outline: none;
  > li {
    display: inline-flex;
    max-width: 100%;
  }
`

/** One of them. Taken out with the focus, it hands it to the list, so that Tab goes on from there. */
function ChosenFilter({ children, onRemove }: { children: string; onRemove: () => void }) {
  const item = useRef<HTMLLIElement>(null)
  useFocusLeft(item, 'ul')
  return (
    <li ref={item}>
      <Chip onRemove={onRemove}>{children}</Chip>
    </li>
  )
}

interface CriteriaChipsProps {
  criteria: CatalogueCriteria
  skills: SkillNames
  send: CatalogueView['send']
}

/** What is chosen, each with a button that takes it out. */
export function CriteriaChips({ criteria, skills, send }: CriteriaChipsProps) {
  const { duration, levels, skillIds } = criteria
  const list = useRef<HTMLUListElement>(null)
  useFocusLeft(list)
  if (isEmptyCriteria({ ...criteria, text: '' })) return null
  return (
    <List ref={list} tabIndex={-1} aria-label="Chosen filters">
      {skillIds.map((id) => (
        <ChosenFilter key={id} onRemove={() => send({ type: 'skills.chosen', skillIds: skillIds.filter((one) => one !== id) })}>
          {skills.nameOf(id)}
        </ChosenFilter>
      ))}
      {duration !== null && (
        <ChosenFilter onRemove={() => send({ type: 'duration.chosen', duration: null })}>{durationWords[duration]}</ChosenFilter>
      )}
      {levels.map((level) => (
        <ChosenFilter key={level} onRemove={() => send({ type: 'levels.chosen', levels: levels.filter((one) => one !== level) })}>
          {level}
        </ChosenFilter>
      ))}
      <li>
        <Button size="small" variant="quiet" onPress={() => send({ type: 'criteria.cleared' })}>
          Clear all
        </Button>
      </li>
    </List>
  )
}
