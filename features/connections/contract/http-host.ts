import { z } from "zod";

export const HttpMethodName = z.enum(["GET", "POST", "PUT", "PATCH", "DELETE"]);
export type HttpMethodName = z.infer<typeof HttpMethodName>;

/** A host that the tools for HTTP requests may reach. */
export const HttpHost = z
  .object({
    id: z.uuid(),
    /** Host, or host:port, as the network has it. */
    host: z.string(),
    /** The same in its own letters, where they are beyond ASCII. */
    unicode: z.string().nullable(),
    methods: z.array(HttpMethodName),
    /** An admin of the installation allowed it for every workspace. */
    isEverywhere: z.boolean(),
  })
  .meta({ id: "HttpHost" });
export type HttpHost = z.infer<typeof HttpHost>;

export const AllowHost = z.object({
  /** A name or an address, with a port unless it is 443. Letters beyond ASCII are stored as the network has them. */
  host: z.string().trim().min(1).max(400),
  methods: z.array(HttpMethodName).min(1).max(5),
});
export type AllowHost = z.infer<typeof AllowHost>;
