import { autoCloseTags } from '@codemirror/lang-html'
import { vueLanguage } from '@codemirror/lang-vue'

export const language = [vueLanguage, autoCloseTags]
