export const picturesOf: (program: string) => { name: string; folder: string; exists: boolean }
export const whyNoPictures: (program: string | null, moment: string | undefined) => string | null
