import { z } from "zod";

/** Headers that carry credentials, steer the connection, or are set by the product. */
const refusedHeaders =
  /^(authorization|connection|content-length|cookie|expect|forwarded|host|idempotency-key|keep-alive|origin|proxy-.*|referer|te|trailer|transfer-encoding|upgrade|via|x-api-key|x-auth-token|x-forwarded-.*)$/i;

const Url = z.string().trim().min(1).max(4_000);
const Headers = z
  .record(
    z.string().regex(/^[A-Za-z0-9-]{1,100}$/),
    z
      .string()
      .max(1_000)
      .regex(/^[\x20-\x7e]*$/),
  )
  .refine((headers) => Object.keys(headers).length <= 20, "At most 20 headers.")
  .refine(
    (headers) => !Object.keys(headers).some((name) => refusedHeaders.test(name)),
    "This header is not sent.",
  )
  .optional()
  .describe("Without credentials");

export const HttpGetInput = z.object({ url: Url, headers: Headers });
export type HttpGetInput = z.infer<typeof HttpGetInput>;

export const HttpRequestInput = z.object({
  method: z.enum(["POST", "PUT", "PATCH", "DELETE"]),
  url: Url,
  headers: Headers,
  body: z.string().max(100_000).optional().describe("JSON, unless a header content-type says otherwise"),
});
export type HttpRequestInput = z.infer<typeof HttpRequestInput>;

export interface HttpRequest {
  method: "GET" | HttpRequestInput["method"];
  url: string;
  headers?: Record<string, string> | undefined;
  body?: string | undefined;
}
