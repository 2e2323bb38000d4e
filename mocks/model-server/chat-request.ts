import { z } from "zod";

const TextPart = z.object({ type: z.literal("text"), text: z.string() });
const ImagePart = z.object({ type: z.literal("image_url"), image_url: z.object({ url: z.string() }) });
const ToolName = z.string().regex(/^[a-zA-Z0-9_-]{1,64}$/);
const ToolCall = z.strictObject({
  id: z.string().min(1).max(64),
  type: z.literal("function"),
  function: z.strictObject({ name: ToolName, arguments: z.string() }),
});

export const RequestMessage = z.discriminatedUnion("role", [
  z.strictObject({
    role: z.enum(["system", "developer"]),
    content: z.string().or(z.array(TextPart)),
    name: z.string().optional(),
  }),
  z.strictObject({
    role: z.literal("user"),
    content: z.string().or(z.array(TextPart.or(ImagePart)).min(1)),
    name: z.string().optional(),
  }),
  z.strictObject({
    role: z.literal("assistant"),
    content: z.string().or(z.array(TextPart)).nullish(),
    reasoning_content: z.string().optional(),
    tool_calls: z.array(ToolCall).min(1).optional(),
  }),
  z.strictObject({
    role: z.literal("tool"),
    tool_call_id: z.string(),
    content: z.string().or(z.array(TextPart)),
  }),
]);
export type RequestMessage = z.infer<typeof RequestMessage>;

const Tool = z.object({
  type: z.literal("function"),
  function: z.strictObject({
    name: ToolName,
    description: z.string().max(1024).optional(),
    parameters: z.looseObject({ type: z.literal("object") }).optional(),
    strict: z.boolean().nullish(),
  }),
});

/** The fields of a chat completion request that the real API accepts. All others are refused. */
export const ChatRequest = z.strictObject({
  model: z.string(),
  messages: z.array(RequestMessage).min(1),
  stream: z.boolean().nullish(),
  stream_options: z
    .strictObject({ include_usage: z.boolean().optional(), include_obfuscation: z.boolean().optional() })
    .nullish(),
  tools: z.array(Tool).min(1).max(128).optional(),
  tool_choice: z
    .enum(["auto", "none", "required"])
    .or(z.strictObject({ type: z.literal("function"), function: z.strictObject({ name: z.string() }) }))
    .optional(),
  parallel_tool_calls: z.boolean().optional(),
  max_tokens: z.number().int().min(1).nullish(),
  max_completion_tokens: z.number().int().min(1).nullish(),
  temperature: z.number().min(0).max(2).nullish(),
  top_p: z.number().min(0).max(1).nullish(),
  frequency_penalty: z.number().min(-2).max(2).nullish(),
  presence_penalty: z.number().min(-2).max(2).nullish(),
  seed: z.number().int().nullish(),
  stop: z.string().or(z.array(z.string()).max(4)).nullish(),
  n: z.number().int().min(1).max(1).nullish(),
  response_format: z.looseObject({ type: z.enum(["text", "json_object", "json_schema"]) }).optional(),
  reasoning_effort: z.enum(["none", "minimal", "low", "medium", "high", "xhigh"]).optional(),
  user: z.string().optional(),
  store: z.boolean().nullish(),
  metadata: z.record(z.string(), z.string()).nullish(),
});
export type ChatRequest = z.infer<typeof ChatRequest>;
