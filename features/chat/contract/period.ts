import { z } from "zod";
import { route } from "#platform/contract/route.ts";

export const fewestPeriodDays = 30;
export const mostPeriodDays = 3_650;

export const PeriodDays = z.int().min(fewestPeriodDays).max(mostPeriodDays);

const common = { tag: "chat", access: "workspaceAdmin", path: "/api/v1/conversation-period" } as const;

export const readPeriodRoute = route({
  ...common,
  method: "GET",
  id: "readConversationPeriod",
  summary: "Read after how many days without a message conversations of your workspace are deleted",
  query: z.object({
    /** Counts what this period would delete now. Absent: the present one. */
    days: z.coerce.number().pipe(PeriodDays).optional(),
  }),
  reply: z.object({
    /** Null: never. */
    days: PeriodDays.nullable(),
    /** Conversations that are due. */
    due: z.int(),
    /** How many more would be, and a legal hold keeps them. */
    held: z.int(),
  }),
});

export const setPeriodRoute = route({
  ...common,
  method: "PUT",
  id: "setConversationPeriod",
  summary: "Set after how many days without a message conversations of your workspace are deleted",
  body: z.object({ days: PeriodDays.nullable() }),
  status: 204,
});
