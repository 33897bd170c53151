export declare const clockOffset: number
export declare const setClock: (offset: number) => void
export declare const sameClock: { readonly parameters: readonly string[]; readonly environment: Readonly<Record<string, string>> }
export declare const atRunTime: (statement: string) => string
