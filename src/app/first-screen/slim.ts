/** What styled-components writes between the rules for itself: with it, the portal's own styles would take these for theirs. */
const notes = /<\/?style[^>]*>|data-styled[^}]*\}|\/\*!sc\*\/\n?/g

/** Attributes that the page gets from a script, whatever it was drawn with. */
const setLater = /^data-(?:theme|density|signed-in|focus-visible|focus-within|pressed)$/

const rule = /([^{}]+)(\{[^{}]*\})/g
const commaOfList = /,(?![^(]*\))/
const alternatives = /:(?:is|not|where)\([^)]*\)/g
const attribute = /\[(data-[\w-]+)(?:='([^']*)')?\]/g

/** Marks for the tests that walk the login's paths: those wait for the machine. */
const marksOfFlow = / data-(?:flow|state)="[^"]*"/g

/** Classes that styled-components gives each component beside that of its rules. */
const namesOfComponents = /\bsc-\w+ /g

/**
 * The rules that a drawn page can need as it stands: those for attributes that nothing in it has are left out.
 *
 * @param tags `<style>` elements as styled-components gives them
 * @param html the page's elements
 */
export const rulesOf = (tags: string, html: string): string => {
  const canMatch = (selector: string): boolean =>
    [...selector.replaceAll(alternatives, '').matchAll(attribute)].every(
      ([, name = '', value]) => setLater.test(name) || html.includes(value === undefined ? `${name}=` : `${name}="${value}"`),
    )
  return tags.replaceAll(notes, '').replaceAll(rule, (_rule, selectors: string, body: string) => {
    const needed = selectors.split(commaOfList).filter(canMatch)
    return needed.length === 0 ? '' : `${needed.join(',')}${body}`
  })
}

/** The page's elements without what none of its rules asks for. */
export const elementsOf = (html: string, rules: string): string =>
  html.replaceAll(marksOfFlow, '').replaceAll(namesOfComponents, (name) => (rules.includes(name.trim()) ? name : ''))
