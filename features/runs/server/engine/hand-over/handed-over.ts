import { z } from "zod";
import type { ToolCallRow } from "#features/tools/server/index.ts";

/** What a call that hands over says about it. */
export const HandedOver = z.object({ agentId: z.uuid() });

/** The agent that a succeeded call has named. */
export function handedOver({ output }: Pick<ToolCallRow, "output">): string | undefined {
  const { data } = HandedOver.safeParse(output?.data);
  return data?.agentId;
}
