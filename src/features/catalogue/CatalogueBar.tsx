import { useNavigate } from 'react-router-dom'
import { styled } from 'styled-components'
import { Button } from '#ui/Button.tsx'
import { FilterIcon } from '#ui/content-icons.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { ChevronLeftIcon } from '#ui/icons.tsx'
import { SearchField } from '#ui/SearchField.tsx'
import { media, tokens } from '#ui/theme.ts'
import { distanceOut } from '#view-models/page-entries.ts'
import { CriteriaChips } from './CriteriaChips.tsx'
import type { SkillNames } from './skill-names.ts'
import type { CatalogueView } from './use-catalogue.ts'

const { color, layer, size, space } = tokens

const Bar = styled.div`
  position: sticky;
  inset-block-start: ${size.header};
  z-index: calc(${layer.sticky} - 1);
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.s3};
  margin-inline: calc(-1 * ${space.s8});
  padding: ${space.s3} ${space.s8};
  background: ${color.background};
  border-block-end: ${size.hairline} solid ${color.line};
  @media ${media.belowMedium} {
    margin-inline: calc(-1 * ${space.s4});
    padding-inline: ${space.s4};
  }
  /* In a window this low the bar would leave too little of the list. */
  @media (max-height: 24rem) {
    position: static;
  }
  @media print {
    position: static;
    margin-inline: 0;
    padding: 0;
    border: 0;
    background: none;
  }
`

const Search = styled.div`
  flex: 1 1 12rem;
  max-width: ${size.card};
`

interface CatalogueBarProps {
  view: CatalogueView
  skills: SkillNames
}

/** The bar of a catalogue: back, the search, Filter, and what is chosen as chips (specification 2.9). */
export function CatalogueBar({ view: { state, send }, skills }: CatalogueBarProps) {
  const navigate = useNavigate()
  const { criteria, typed } = state.context
  const leave = () => {
    const distance = distanceOut(history.state)
    if (distance === null) navigate('/team-member')
    else navigate(distance)
  }
  return (
    <Bar>
      <IconButton label="Back" onPress={leave}>
        <ChevronLeftIcon />
      </IconButton>
      <Search>
        <SearchField
          label="Category"
          placeholder="Category"
          value={typed}
          onChange={(text) => send({ type: 'text.typed', text })}
          onSearch={() => send({ type: 'text.searched' })}
        />
      </Search>
      <Button
        icon={<FilterIcon />}
        aria-expanded={state.matches({ panel: 'open' })}
        aria-haspopup="dialog"
        onPress={() => send({ type: 'panel.opened' })}
      >
        Filter
      </Button>
      <CriteriaChips criteria={criteria} skills={skills} send={send} />
    </Bar>
  )
}
