import { z } from "zod";

const CacheControl = z.strictObject({ type: z.literal("ephemeral"), ttl: z.enum(["5m", "1h"]).optional() });
const marks = { cache_control: CacheControl.nullish() };
const ToolName = z.string().regex(/^[a-zA-Z0-9_-]{1,128}$/);
const ToolId = z.string().regex(/^[a-zA-Z0-9_-]+$/);

const Text = z.strictObject({ type: z.literal("text"), text: z.string(), ...marks });
const Image = z.strictObject({
  type: z.literal("image"),
  source: z.looseObject({ type: z.string() }),
  ...marks,
});
const ToolUse = z.strictObject({
  type: z.literal("tool_use"),
  id: ToolId,
  name: ToolName,
  input: z.record(z.string(), z.unknown()),
  ...marks,
});
const ToolResult = z.strictObject({
  type: z.literal("tool_result"),
  tool_use_id: ToolId,
  content: z
    .string()
    .or(z.array(z.discriminatedUnion("type", [Text, Image])))
    .optional(),
  is_error: z.boolean().optional(),
  ...marks,
});
const Thinking = z.strictObject({ type: z.literal("thinking"), thinking: z.string(), signature: z.string() });
const RedactedThinking = z.strictObject({ type: z.literal("redacted_thinking"), data: z.string() });

export const MessagePart = z.discriminatedUnion("type", [
  Text,
  Image,
  ToolUse,
  ToolResult,
  Thinking,
  RedactedThinking,
]);
export type MessagePart = z.infer<typeof MessagePart>;

const RequestMessage = z.strictObject({
  role: z.enum(["user", "assistant"]),
  content: z.string().or(z.array(MessagePart)),
});
export type RequestMessage = z.infer<typeof RequestMessage>;

const Tool = z.strictObject({
  type: z.literal("custom").nullish(),
  name: ToolName,
  description: z.string().optional(),
  input_schema: z.looseObject({
    type: z.literal("object"),
    oneOf: z.never().optional(),
    anyOf: z.never().optional(),
    allOf: z.never().optional(),
  }),
  strict: z.boolean().optional(),
  eager_input_streaming: z.boolean().nullish(),
  ...marks,
});

/** The fields of a /v1/messages request that the real API accepts. All others are refused. */
export const MessagesRequest = z.strictObject({
  model: z.string(),
  max_tokens: z.number().int().min(1).max(128_000),
  messages: z.array(RequestMessage).min(1),
  system: z.string().or(z.array(Text)).optional(),
  stream: z.boolean().optional(),
  tools: z.array(Tool).optional(),
  tool_choice: z
    .discriminatedUnion("type", [
      z.strictObject({ type: z.literal("auto"), disable_parallel_tool_use: z.boolean().optional() }),
      z.strictObject({ type: z.literal("any"), disable_parallel_tool_use: z.boolean().optional() }),
      z.strictObject({
        type: z.literal("tool"),
        name: ToolName,
        disable_parallel_tool_use: z.boolean().optional(),
      }),
      z.strictObject({ type: z.literal("none") }),
    ])
    .optional(),
  temperature: z.number().min(0).max(1).optional(),
  top_p: z.number().min(0).max(1).optional(),
  top_k: z.number().int().min(0).optional(),
  stop_sequences: z.array(z.string().regex(/\S/)).optional(),
  thinking: z
    .discriminatedUnion("type", [
      z.strictObject({ type: z.literal("enabled"), budget_tokens: z.number().int().min(1024) }),
      z.looseObject({ type: z.literal("adaptive") }),
      z.strictObject({ type: z.literal("disabled") }),
    ])
    .optional(),
  metadata: z.strictObject({ user_id: z.string().nullish() }).optional(),
  service_tier: z.enum(["auto", "standard_only"]).optional(),
});
export type MessagesRequest = z.infer<typeof MessagesRequest>;
