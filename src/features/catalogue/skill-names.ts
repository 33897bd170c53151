import { useMemo } from 'react'
import { useQuery } from 'urql'
import { Catalogue_skillsDocument } from '#generated/features/catalogue/catalogue.ts'
import type { Option } from '#ui/OptionList.tsx'

/** The skills one can filter by, as far as they are known. */
export interface SkillNames {
  readonly options: readonly Option[]
  readonly status: 'loading' | 'failed' | 'ready'
  nameOf(id: string): string
  retry(): void
}

/** Asks for the list of skills: the panel offers them and the chips name them. */
export const useSkillNames = (): SkillNames => {
  const [{ data, error }, ask] = useQuery({ query: Catalogue_skillsDocument })
  const skills = data?.skills
  return useMemo(() => {
    const names = new Map((skills ?? []).map(({ id, name }) => [id.toLowerCase(), name]))
    return {
      options: (skills ?? []).map(({ id, name }) => ({ id, label: name })),
      status: skills !== undefined ? 'ready' : error === undefined ? 'loading' : 'failed',
      nameOf: (id) => names.get(id.toLowerCase()) ?? (skills === undefined ? '…' : 'Unknown skill'),
      retry: () => ask({ requestPolicy: 'network-only' }),
    }
  }, [skills, error, ask])
}
