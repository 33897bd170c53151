const classInSelector = /\.(-?[_a-zA-Z][\w-]*)/g

const textOf = (rule: CSSRule, classes: ReadonlySet<string>): string => {
  if (rule instanceof CSSStyleRule) {
    const named = [...rule.selectorText.matchAll(classInSelector)].map(([, name = '']) => name)
    return named.length === 0 || named.some((name) => classes.has(name)) ? rule.cssText : ''
  }
  // Fonts stand in the page itself, and nothing moves in a picture.
  if (rule instanceof CSSFontFaceRule || rule instanceof CSSKeyframesRule) return ''
  if (!(rule instanceof CSSGroupingRule)) return rule.cssText
  const inside = textOfAll(rule.cssRules, classes)
  return inside === '' ? '' : `${rule.cssText.slice(0, rule.cssText.indexOf('{'))}{${inside}}`
}

const textOfAll = (rules: CSSRuleList, classes: ReadonlySet<string>): string =>
  [...rules].map((rule) => textOf(rule, classes)).join('')

/**
 * The rules of a page's own styles that its elements are drawn by.
 *
 * @param classes that the elements have
 */
export const describeRules = (page: Document, classes: ReadonlySet<string>): string =>
  [...page.styleSheets].map((sheet) => textOfAll(sheet.cssRules, classes)).join('')
