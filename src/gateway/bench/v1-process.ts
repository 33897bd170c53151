import { answerEverything } from '../testing/examples.ts'
import { startV1Stub } from '../testing/v1-stub.ts'
import { serveMeasurements } from './measured-process.ts'

const stub = await startV1Stub()
answerEverything(stub)
serveMeasurements(stub.baseUrl)
