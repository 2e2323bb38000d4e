/** What is said of a scene; what it sends is said by the server, which plants the data that it asks about. */
export type WordsOfScenes = Readonly<Record<string, { title: string; look: string[] }>>;
