import { z } from "zod";
import { route } from "#platform/contract/route.ts";
import { ToolCall } from "./tool-call.ts";

export const getToolCallRoute = route({
  method: "GET",
  path: "/api/v1/tools/calls/:id",
  id: "getToolCall",
  tag: "tools",
  summary: "Get a tool call with its input and result",
  access: "user",
  isOpenToVisitors: true,
  params: z.object({ id: z.uuid() }),
  reply: ToolCall,
});
