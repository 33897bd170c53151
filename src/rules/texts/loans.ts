/** Texts of loans (specification 5 and 8, Loans; decisions B). */

export const loanAmountInvalid = 'Number bigger than zero is valid'
export const loanInstallmentsInvalid = 'Number bigger than zero and less than 99 is valid'
export const loanIndivisible = 'Amount must be divisible by the number of installments.'
export const loanClosed = 'This loan has been answered already and cannot be changed any more.'
export const loanGone = 'This loan has been deleted.'
export const loanCommitmentInvalid = 'A loan can be requested only against an active commitment with a salary.'
