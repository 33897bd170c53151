import { HighlightStyle, syntaxHighlighting } from '@codemirror/language'
import type { Extension } from '@codemirror/state'
import { EditorView } from '@codemirror/view'
import { tags } from '@lezer/highlight'
import { media, tokens } from '../theme.ts'

const { color, font, leading, radius, size, space, text } = tokens

const line = `${size.hairline} solid ${color.line}`

/** The editor in the page's colours, which change with the theme by themselves. */
const surface = EditorView.theme({
  '&': { height: '100%', color: color.textStrong, backgroundColor: color.field, fontSize: text.md },
  '&.cm-focused': { outline: 'none' },
  // Above the line numbers, which would cover an outline.
  '&.cm-focused::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    zIndex: 300,
    border: `${size.ring} solid ${color.focus}`,
    pointerEvents: 'none',
  },
  '.cm-scroller': { fontFamily: font.mono, lineHeight: leading.md, overflow: 'auto' },
  '.cm-content': { caretColor: color.textStrong, padding: `${space.s2} 0` },
  '.cm-line': { padding: `0 ${space.s3}` },
  '.cm-gutters': { backgroundColor: color.field, color: color.textWeak, borderRight: line },
  '.cm-lineNumbers .cm-gutterElement': { padding: `0 ${space.s2} 0 ${space.s3}` },
  '.cm-activeLine': { backgroundColor: color.hover },
  '.cm-activeLineGutter': { backgroundColor: color.hover, color: color.textStrong },
  '&.cm-focused .cm-matchingBracket': { backgroundColor: color.pressed, outline: `${size.hairline} solid ${color.control}` },
  '&.cm-focused .cm-nonmatchingBracket': { backgroundColor: color.errorSoft, color: color.error },
  '.cm-searchMatch': { backgroundColor: color.warningSoft, outline: `${size.hairline} solid ${color.warning}` },
  '.cm-searchMatch-selected': { backgroundColor: color.warning, '&, & *': { color: color.background } },
  '.cm-panels': { backgroundColor: color.surface2, color: color.textStrong },
  '.cm-panels.cm-panels-top': { borderBottom: line },
  '.cm-panel.cm-search': {
    padding: `${space.s2} ${space.s10} ${space.s2} ${space.s3}`,
    fontFamily: font.family,
    fontSize: text.sm,
  },
  '.cm-panel.cm-search label': { fontSize: text.sm, marginInlineEnd: space.s3 },
  '.cm-textfield': {
    minHeight: size.controlSmall,
    padding: `0 ${space.s2}`,
    color: color.textStrong,
    backgroundColor: color.field,
    border: `${size.hairline} solid ${color.control}`,
    borderRadius: radius.small,
    fontSize: text.sm,
  },
  '.cm-button': {
    minHeight: size.controlSmall,
    padding: `0 ${space.s3}`,
    color: color.textStrong,
    backgroundImage: 'none',
    backgroundColor: color.surface3,
    border: `${size.hairline} solid ${color.lineStrong}`,
    borderRadius: radius.small,
    fontSize: text.sm,
    '&:active': { backgroundImage: 'none', backgroundColor: color.pressed },
  },
  '.cm-panel.cm-search [name=close]': {
    width: size.controlSmall,
    height: size.controlSmall,
    color: color.textMedium,
    fontSize: text.xl,
    cursor: 'pointer',
  },
  [`@media ${media.belowCompact}`]: {
    // Below 16 px iOS zooms into the page.
    '&': { fontSize: text.lg },
    '.cm-scroller': { lineHeight: leading.lg },
    '.cm-textfield': { fontSize: text.lg },
  },
})

const syntax = HighlightStyle.define([
  { tag: [tags.keyword, tags.modifier, tags.controlKeyword, tags.operatorKeyword, tags.typeName, tags.self], color: color.info },
  { tag: [tags.string, tags.special(tags.string), tags.regexp, tags.character, tags.attributeValue], color: color.success },
  { tag: [tags.number, tags.bool, tags.null, tags.atom, tags.unit, tags.color, tags.literal], color: color.upcoming },
  { tag: [tags.comment, tags.docComment], color: color.textWeak, fontStyle: 'italic' },
  {
    tag: [tags.function(tags.variableName), tags.function(tags.propertyName), tags.className, tags.attributeName, tags.macroName],
    color: color.warning,
  },
  { tag: [tags.tagName, tags.meta, tags.processingInstruction], color: color.accentText },
  { tag: [tags.operator, tags.punctuation, tags.bracket, tags.angleBracket], color: color.textMedium },
  { tag: tags.invalid, color: color.error },
])

export const editorTheme: Extension = [surface, syntaxHighlighting(syntax)]
