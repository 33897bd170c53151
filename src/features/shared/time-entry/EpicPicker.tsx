import { useCallback, useState } from 'react'
import { styled } from 'styled-components'
import { useQuery } from 'urql'
import { Epics_ofProjectDocument } from '#generated/features/shared/time-entry/epics.ts'
import { Autocomplete } from '#ui/Autocomplete.tsx'
import { NewName } from '../new-name/NewName.tsx'

const Place = styled.div`
  min-width: 0;
`

interface EpicPickerProps {
  /** Empty when none is chosen yet. */
  projectId: string
  /** Tells the pickers of a page apart: a commitment's id, a form's name. */
  owner: string
  /** The chosen epic's name, null for none. */
  value: string | null
  onChange: (name: string | null) => void
  onBlur?: () => void
  label?: string
  required?: boolean
  error?: string | undefined
  /** Why none can be chosen now. */
  disabledReason?: string | undefined
}

const optionOf = (name: string) => ({ id: name, label: name })

/** One epic of a project, found by typing; a new one is added from it. The epics are asked for when the picker is first entered. */
export function EpicPicker(props: EpicPickerProps) {
  const { projectId, owner, value, onChange, onBlur, label = 'Epic', required, error, disabledReason } = props
  const [isWanted, setWanted] = useState(false)
  const [newName, setNewName] = useState<string | null>(null)
  const [{ data, fetching }, ask] = useQuery({
    query: Epics_ofProjectDocument,
    variables: { projectId },
    requestPolicy: 'cache-and-network',
    pause: !isWanted || projectId === '' || Boolean(disabledReason),
  })
  const names = data?.epics.projectId === projectId ? data.epics.names : undefined
  const onOver = useCallback(
    (added: string | null) => {
      setNewName(null)
      if (added !== null) onChange(added)
    },
    [onChange],
  )
  return (
    <Place onFocus={() => setWanted(true)} onPointerEnter={() => setWanted(true)}>
      <Autocomplete
        label={label}
        {...(required === undefined ? {} : { required })}
        error={error}
        disabledReason={disabledReason}
        placeholder="Choose an epic"
        options={(names ?? []).map(optionOf)}
        value={value === null ? null : optionOf(value)}
        onChange={(option) => onChange(option?.id ?? null)}
        {...(onBlur === undefined ? {} : { onBlur })}
        status={names !== undefined ? 'ready' : fetching || !isWanted ? 'loading' : 'failed'}
        onRetry={() => ask({ requestPolicy: 'network-only' })}
        emptyText="No epic matches."
        failedText="The epics could not be loaded."
        {...(names === undefined ? {} : { action: { label: 'Add a new epic', onPress: setNewName } })}
      />
      {newName !== null && names !== undefined && (
        <NewName owner={owner} list={{ of: 'epics', projectId }} name={newName} existing={names} onOver={onOver} />
      )}
    </Place>
  )
}
