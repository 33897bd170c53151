/** The service worker, one for the whole portal: push messages, and pages without network. */
import { openPagesOffline } from './offline-pages.ts'
import { showPushMessages } from './push-messages.ts'

showPushMessages()
openPagesOffline()
