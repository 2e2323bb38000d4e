/** The tools of runs that ask collections. */
export const knowledgeTools = ["search_knowledge", "open_passage"] as const;
