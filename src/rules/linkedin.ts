/**
 * Whether 'Sucessfully Verified By LinkedIn!' is also shown after a verification that failed. The specification has it so
 * (8, Professional-network verification; decision A34); false keeps the text for what it says.
 */
export const showsSuccessAfterFailure: boolean = true
