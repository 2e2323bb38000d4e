/** Translated texts of a scene. Its prompt comes from the server, which stores the matching sample data. */
export type WordsOfScenes = Readonly<Record<string, { title: string; look: string[] }>>;
