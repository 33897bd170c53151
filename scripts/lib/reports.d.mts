export declare const unhandledOfVitest: (file: string) => string[]
export declare const endedBadly: (runner: string, exitCode: number | null) => string[]
