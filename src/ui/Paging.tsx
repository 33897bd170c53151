import { useId } from 'react'
import { styled } from 'styled-components'
import { IconButton } from './IconButton.tsx'
import { ChevronLeftIcon, ChevronRightIcon } from './icons.tsx'
import { tokens } from './theme.ts'

const { color, leading, radius, size, space, text } = tokens

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${space.s1} ${space.s4};
  padding: ${space.s2} ${space.s3} ${space.s2} ${space.s4};
  border-block-start: ${size.hairline} solid ${color.line};
  color: ${color.textMedium};
  font-size: ${text.xs};
  line-height: ${leading.xs};
  font-variant-numeric: tabular-nums;
`

const SizeChoice = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.s2};
`

const SizeSelect = styled.select`
  height: ${size.controlSmall};
  padding-inline: ${space.s2};
  border: ${size.hairline} solid ${color.lineStrong};
  border-radius: ${radius.small};
  background: ${color.surface1};
  color: ${color.textStrong};
`

const Steps = styled.div`
  display: flex;
`

export interface PagingProps {
  /** From 1. */
  page: number
  pageSize: number
  /** Rows on all pages. */
  total: number
  onPageChange: (page: number) => void
  pageSizes?: readonly number[]
  onPageSizeChange?: (pageSize: number) => void
}

/** The footer of a paged list: which rows, and the way to the others. */
export function Paging({ page, pageSize, total, onPageChange, pageSizes = [10, 25, 50], onPageSizeChange }: PagingProps) {
  const id = useId()
  const first = total === 0 ? 0 : (page - 1) * pageSize + 1
  const last = Math.min(page * pageSize, total)
  return (
    <Root>
      {onPageSizeChange && (
        <SizeChoice>
          <label htmlFor={id}>Rows per page</label>
          <SizeSelect id={id} value={pageSize} onChange={(event) => onPageSizeChange(Number(event.target.value))}>
            {pageSizes.map((choice) => (
              <option key={choice}>{choice}</option>
            ))}
          </SizeSelect>
        </SizeChoice>
      )}
      <span role="status">
        {first}–{last} of {total}
      </span>
      <Steps>
        <IconButton
          label="Previous page"
          size="small"
          disabledReason={page <= 1 ? 'This is the first page' : undefined}
          onPress={() => onPageChange(page - 1)}
        >
          <ChevronLeftIcon />
        </IconButton>
        <IconButton
          label="Next page"
          size="small"
          disabledReason={last >= total ? 'This is the last page' : undefined}
          onPress={() => onPageChange(page + 1)}
        >
          <ChevronRightIcon />
        </IconButton>
      </Steps>
    </Root>
  )
}
