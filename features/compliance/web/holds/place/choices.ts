/** Whom and what a hold can name, of those that are few enough to list. */
export interface Choices {
  people: readonly { id: string; name: string }[];
  agents: readonly { id: string; name: string }[];
}
