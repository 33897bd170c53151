export declare const importersIn: (texts: ReadonlyMap<string, string>) => Map<string, string[]>
export declare const pathSpecsReached: (importers: ReadonlyMap<string, string[]>, changed: readonly string[]) => string[]
export declare const readSources: () => Map<string, string>
