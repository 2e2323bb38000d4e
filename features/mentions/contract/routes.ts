import { z } from "zod";
import { route } from "#platform/contract/route.ts";
import { Mentionable } from "./mention.ts";

export const mostListed = 12;

export const listMentionablesRoute = route({
  method: "GET",
  path: "/api/v1/mentionables",
  id: "listMentionables",
  summary:
    "List people, teams and agents whose name begins with some words, those first who can read an object",
  tag: "mentions",
  access: "user",
  query: z.object({
    words: z.string().max(80).default(""),
    /** Of an object: those who can read it come first. */
    noun: z.string().max(40).optional(),
    id: z.uuid().optional(),
  }),
  reply: z.object({ items: z.array(Mentionable).max(mostListed * 3) }),
});
