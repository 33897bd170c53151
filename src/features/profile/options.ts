import type { Option } from '#ui/OptionList.tsx'

/** Texts as options that are kept as they read. */
export const optionsOf = <Text extends string>(texts: readonly Text[]): readonly Option<Text>[] =>
  texts.map((text) => ({ id: text, label: text }))
