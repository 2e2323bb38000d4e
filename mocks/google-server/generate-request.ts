import { z } from "zod";

const FunctionName = z.string().regex(/^[a-zA-Z_][a-zA-Z0-9_.:-]{0,127}$/);
const Struct = z.record(z.string(), z.unknown());

/** A part has exactly one kind of content. The API refuses none and several. */
export const Part = z
  .strictObject({
    text: z.string().optional(),
    inlineData: z.strictObject({ mimeType: z.string(), data: z.string() }).optional(),
    functionCall: z
      .strictObject({ id: z.string().optional(), name: FunctionName, args: Struct.optional() })
      .optional(),
    functionResponse: z
      .strictObject({ id: z.string().optional(), name: FunctionName, response: Struct })
      .optional(),
    thought: z.boolean().optional(),
    thoughtSignature: z.string().optional(),
  })
  .refine(
    ({ text, inlineData, functionCall, functionResponse }) =>
      [text, inlineData, functionCall, functionResponse].filter((it) => it !== undefined).length === 1,
    "required oneof field 'data' must have one initialized field",
  );
export type Part = z.infer<typeof Part>;

const Content = z.strictObject({ role: z.enum(["user", "model"]).optional(), parts: z.array(Part).min(1) });
export type Content = z.infer<typeof Content>;

/** The OpenAPI subset allowed in `parameters`. `parametersJsonSchema` takes JSON Schema. */
const OpenApiSchema: z.ZodType = z.lazy(() =>
  z.strictObject({
    type: z.string().optional(),
    format: z.string().optional(),
    title: z.string().optional(),
    description: z.string().optional(),
    nullable: z.boolean().optional(),
    enum: z.array(z.string()).optional(),
    items: OpenApiSchema.optional(),
    minItems: z.number().optional(),
    maxItems: z.number().optional(),
    minLength: z.number().optional(),
    maxLength: z.number().optional(),
    pattern: z.string().optional(),
    minimum: z.number().optional(),
    maximum: z.number().optional(),
    properties: z.record(z.string(), OpenApiSchema).optional(),
    required: z.array(z.string()).optional(),
    propertyOrdering: z.array(z.string()).optional(),
    anyOf: z.array(OpenApiSchema).optional(),
    default: z.unknown().optional(),
    example: z.unknown().optional(),
  }),
);

const FunctionDeclaration = z
  .strictObject({
    name: FunctionName,
    description: z.string(),
    parameters: OpenApiSchema.optional(),
    parametersJsonSchema: z.looseObject({ type: z.literal("object") }).optional(),
  })
  .refine(
    ({ parameters, parametersJsonSchema }) => !parameters || !parametersJsonSchema,
    "parameters and parametersJsonSchema are mutually exclusive",
  );

/** The fields of a generation request that the real API accepts. All others are refused. */
export const GenerateRequest = z.strictObject({
  contents: z.array(Content),
  systemInstruction: z.strictObject({ role: z.string().optional(), parts: z.array(Part).min(1) }).optional(),
  tools: z.array(z.strictObject({ functionDeclarations: z.array(FunctionDeclaration).min(1) })).optional(),
  toolConfig: z
    .strictObject({
      functionCallingConfig: z
        .strictObject({
          mode: z.enum(["AUTO", "ANY", "NONE", "VALIDATED"]),
          allowedFunctionNames: z.array(z.string()).optional(),
        })
        .optional(),
    })
    .optional(),
  generationConfig: z
    .strictObject({
      maxOutputTokens: z.number().int().min(1).max(65_536).optional(),
      temperature: z.number().min(0).max(2).optional(),
      topP: z.number().optional(),
      topK: z.number().optional(),
      seed: z.number().int().optional(),
      stopSequences: z.array(z.string()).max(5).optional(),
      responseMimeType: z.string().optional(),
      responseJsonSchema: z.unknown().optional(),
      thinkingConfig: z.looseObject({ includeThoughts: z.boolean().optional() }).optional(),
    })
    .optional(),
  safetySettings: z.array(z.looseObject({ category: z.string(), threshold: z.string() })).optional(),
  cachedContent: z.string().optional(),
  labels: z.record(z.string(), z.string()).optional(),
});
export type GenerateRequest = z.infer<typeof GenerateRequest>;
