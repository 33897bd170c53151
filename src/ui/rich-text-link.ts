import { $applyNodeReplacement, $getState, $setState, createState, ElementNode, type LexicalNode } from 'lexical'

const href = createState('href', { parse: (value) => (typeof value === 'string' ? value : '') })

/** A link of the text: it can be written in and taken out like other text; it is not followed while one writes. */
export class LinkNode extends ElementNode {
  override $config() {
    return this.config('rich-text-link', { extends: ElementNode, stateConfigs: [{ flat: true, stateConfig: href }] })
  }

  getHref(): string {
    return $getState(this, href)
  }

  override createDOM(): HTMLElement {
    const anchor = document.createElement('a')
    anchor.href = this.getHref()
    anchor.rel = 'noopener noreferrer'
    return anchor
  }

  override updateDOM(): boolean {
    return false
  }

  override isInline(): true {
    return true
  }

  override canBeEmpty(): false {
    return false
  }

  /** What is written at its ends is no part of it. */
  override canInsertTextBefore(): false {
    return false
  }

  override canInsertTextAfter(): false {
    return false
  }
}

export const $createLinkNode = (address: string): LinkNode => $setState($applyNodeReplacement(new LinkNode()), href, address)

export const $isLinkNode = (node: LexicalNode): node is LinkNode => node instanceof LinkNode
