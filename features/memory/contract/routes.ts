import { z } from "zod";
import { PageQuery, pageOf } from "#platform/contract/page.ts";
import { route } from "#platform/contract/route.ts";
import { AcceptMemory, ChangeMemory, KeepMemory, Memory } from "./memory.ts";
import { MemoryChoice, MemoryStanding } from "./memory-choice.ts";

const memory = { tag: "memory", access: "user" } as const;
const params = z.object({ id: z.uuid() });

export const ListMemories = PageQuery.extend({
  /** Proposals that wait, or what is kept, switched on or off. */
  view: z.enum(["kept", "proposed"]).default("kept"),
  /** Those of one agent, or `all` for those of all conversations. Absent: both. */
  for: z.union([z.literal("all"), z.uuid()]).optional(),
  /** Words that stand in it. */
  search: z.string().trim().max(200).optional(),
  /** That one alone, in whatever state; nothing where it is gone or somebody else's. */
  id: z.uuid().optional(),
});
export type ListMemories = z.infer<typeof ListMemories>;

export const listMemoriesRoute = route({
  ...memory,
  method: "GET",
  path: "/api/v1/memories",
  id: "listMemories",
  summary: "List what is remembered of you, or what is proposed, newest first",
  query: ListMemories,
  reply: pageOf(Memory),
});

export const getMemoryRoute = route({
  ...memory,
  method: "GET",
  path: "/api/v1/memories/:id",
  id: "getMemory",
  summary: "Get a memory",
  params,
  reply: Memory,
});

export const keepMemoryRoute = route({
  ...memory,
  method: "POST",
  path: "/api/v1/memories",
  id: "keepMemory",
  summary: "Have something remembered",
  body: KeepMemory,
  reply: Memory,
  status: 201,
});

export const changeMemoryRoute = route({
  ...memory,
  method: "PATCH",
  path: "/api/v1/memories/:id",
  id: "changeMemory",
  summary: "Change what is remembered, for which agent, or switch it on or off",
  params,
  body: ChangeMemory,
  reply: Memory,
});

export const acceptMemoryRoute = route({
  ...memory,
  method: "POST",
  path: "/api/v1/memories/:id/accept",
  id: "acceptMemory",
  summary: "Accept a proposal, as it is or in other words",
  params,
  body: AcceptMemory,
  reply: Memory,
});

export const forgetMemoryRoute = route({
  ...memory,
  method: "DELETE",
  path: "/api/v1/memories/:id",
  id: "forgetMemory",
  summary: "Erase a memory, or decline a proposal",
  params,
  status: 204,
});

export const forgetAllMemoriesRoute = route({
  ...memory,
  method: "DELETE",
  path: "/api/v1/memories",
  id: "forgetAllMemories",
  summary: "Erase all that is remembered of you and all proposals",
  status: 204,
});

export const getMemoryStandingRoute = route({
  ...memory,
  method: "GET",
  path: "/api/v1/memory",
  id: "getMemoryStanding",
  summary: "Get whether memory is used, and how much is remembered",
  reply: MemoryStanding,
});

export const switchMemoryRoute = route({
  ...memory,
  method: "PUT",
  path: "/api/v1/memory",
  id: "switchMemory",
  summary: "Switch your memory on or off",
  body: z.object({ isOn: z.boolean() }),
  status: 204,
});

export const chooseMemoryRoute = route({
  ...memory,
  method: "PUT",
  path: "/api/v1/conversations/:id/memory",
  id: "chooseMemory",
  summary: "Choose whether your memory is used in a conversation",
  params,
  body: z.object({ choice: MemoryChoice }),
  status: 204,
});
