export declare const projectFolder: string
export declare const inProject: (...parts: readonly string[]) => string
