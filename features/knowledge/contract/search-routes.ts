import { z } from "zod";
import { route } from "#platform/contract/route.ts";
import { KnowledgeSearch } from "./found-passage.ts";
import { mostCollectionsAsked, mostQuestionCharacters } from "./limits.ts";

/** Ids parted by commas, as a query of an address has them. */
const Ids = z
  .string()
  .max(mostCollectionsAsked * 37)
  .transform((text) => text.split(",").filter(Boolean))
  .pipe(z.array(z.uuid()).min(1).max(mostCollectionsAsked));

export const searchKnowledgeRoute = route({
  tag: "knowledge",
  access: "user",
  method: "GET",
  path: "/api/v1/knowledge/search",
  id: "searchKnowledge",
  summary: "Find the passages that answer a question, and see why each was found",
  query: z.object({
    question: z.string().trim().min(1, "Write a question.").max(mostQuestionCharacters),
    /** Collections to search. Those that the caller may not read find nothing. */
    collectionIds: Ids,
    limit: z.coerce.number().int().min(1).max(50).default(10),
  }),
  reply: KnowledgeSearch,
});
