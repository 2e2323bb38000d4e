import { z } from "zod";

/** The shape of every error of `/api/v1`. `code` is stable. `message` tells a person what to do. */
export const ErrorReply = z
  .object({
    error: z.object({
      code: z.string(),
      message: z.string(),
      requestId: z.string(),
      fields: z.array(z.object({ field: z.string(), message: z.string() })).optional(),
      details: z.record(z.string(), z.json()).optional(),
    }),
  })
  .meta({ id: "ErrorReply" });

export type ErrorReply = z.infer<typeof ErrorReply>;
