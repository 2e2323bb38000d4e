import type { z } from "zod";

export type HttpMethod = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** Who may call a route: anyone, a signed-in user, an owner or admin of the workspace, or an admin of the installation. */
export type RouteAccess = "public" | "user" | "workspaceAdmin" | "admin";

export interface Route<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Reply extends z.ZodType = z.ZodType,
> {
  method: HttpMethod;
  /** Fastify path, e.g. `/api/v1/conversations/:id`. */
  path: `/api/v1/${string}`;
  /** Name of the operation in the OpenAPI document, e.g. `renameConversation`. */
  id: string;
  summary: string;
  tag: string;
  access: RouteAccess;
  params?: Params;
  query?: Query;
  body?: Body;
  /**
   * Set when the body is no JSON but bytes of this media type, at most so many. They are looked at and change nothing,
   * so that such a call may simply be made again: an `Idempotency-Key` is not heeded.
   */
  bytes?: { contentType: string; limit: number };
  /** Shape of the reply with `status` (200 unless said). Absent: 204, or a stream. */
  reply?: Reply;
  status?: 200 | 201 | 202 | 204;
  /**
   * True when the reply holds nothing that a person wrote, so that it may be kept for a repetition with the same
   * `Idempotency-Key`. Others are told that it was done already: what is kept could outlive its erasure.
   */
  keepsReply?: boolean;
  /** True when people who try the product without an account may call it as well; nobody else is kept out by it. */
  isOpenToVisitors?: boolean;
  /** True when the handler answers with server-sent events instead of JSON. */
  isStream?: boolean;
}

/** Declares one endpoint; the server registers it and the web's client is generated from it. */
export function route<
  Params extends z.ZodType,
  Query extends z.ZodType,
  Body extends z.ZodType,
  Reply extends z.ZodType,
>(declaration: Route<Params, Query, Body, Reply>): Route<Params, Query, Body, Reply> {
  return declaration;
}
