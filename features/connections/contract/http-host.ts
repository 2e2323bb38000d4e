import { z } from "zod";

export const HttpMethodName = z.enum(["GET", "POST", "PUT", "PATCH", "DELETE"]);
export type HttpMethodName = z.infer<typeof HttpMethodName>;

/** A host that the tools for HTTP requests may reach. */
export const HttpHost = z
  .object({
    id: z.uuid(),
    /** Host, or host:port. */
    host: z.string(),
    methods: z.array(HttpMethodName),
    /** An admin of the installation allowed it for every workspace. */
    isEverywhere: z.boolean(),
  })
  .meta({ id: "HttpHost" });
export type HttpHost = z.infer<typeof HttpHost>;

export const AllowHost = z.object({
  host: z
    .string()
    .trim()
    .toLowerCase()
    .max(260)
    .regex(
      /^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)*[a-z0-9]([a-z0-9-]*[a-z0-9])?(:[1-9]\d{0,4})?$/,
      "Enter a host such as api.example.com or api.example.com:8443.",
    ),
  methods: z.array(HttpMethodName).min(1).max(5),
});
export type AllowHost = z.infer<typeof AllowHost>;
