/** What a time record is about: all but its day and its hours. */
export interface RecordWork {
  readonly commitment: { readonly id: string; readonly name: string }
  readonly project: { readonly id: string; readonly name: string }
  readonly epic: string
  readonly ticket: string
  readonly activity: { readonly id: string; readonly value: string }
  readonly technology: { readonly id: string; readonly value: string }
  readonly description: string
}

/** What makes two records the same work, as one text: everything but how it was described. */
export const workKey = ({ commitment, project, epic, ticket, activity, technology }: RecordWork): string =>
  JSON.stringify([commitment.id, project.id, epic, ticket, activity.id, technology.id])
