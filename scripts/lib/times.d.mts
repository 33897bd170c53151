export interface FileTime {
  readonly file: string
  readonly tests: number
  readonly seconds: number
}

export interface LevelTime {
  readonly name: string
  readonly seconds: number
  readonly files: readonly FileTime[]
}

export declare const timesOfVitest: (report: string) => FileTime[]
export declare const timesOfPlaywright: (report: string) => FileTime[]
export declare const describeTimes: (levels: readonly LevelTime[], count?: number) => string
