import type { z } from "zod";

export type HttpMethod = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/**
 * Who may call a route: anyone, a signed-in user, an owner or admin of the workspace, these or an auditor, these or a
 * billing manager, an owner of the workspace, or an admin of the installation.
 */
export type RouteAccess =
  | "public"
  | "user"
  | "workspaceAdmin"
  | "workspaceAuditor"
  | "workspaceBilling"
  | "workspaceOwner"
  | "admin";

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
   * Set when the body is raw bytes of this media type, at most `limit` of them. Such a route changes nothing,
   * so a retry is harmless and an `Idempotency-Key` is ignored.
   */
  bytes?: {
    contentType: string;
    limit: number;
    /** The body is a stream, and the handler bounds it while it reads. `limit` then only documents it. */
    isStream?: boolean;
  };
  /** Shape of the reply. Its status is `status`, or 200. Absent: 204, or a stream. */
  reply?: Reply;
  status?: 200 | 201 | 202 | 204;
  /**
   * True when the reply contains nothing a person wrote. It is then stored and replayed for a retry with the
   * same `Idempotency-Key`. Other retries only learn that the request was done: a stored reply could outlive
   * an erasure.
   */
  keepsReply?: boolean;
  /** Also admits visitors who try the product without an account. Excludes nobody else. */
  isOpenToVisitors?: boolean;
  /** True when the handler answers with server-sent events instead of JSON. */
  isStream?: boolean;
}

/** Declares one endpoint. The server registers it. The web client is generated from it. */
export function route<
  Params extends z.ZodType,
  Query extends z.ZodType,
  Body extends z.ZodType,
  Reply extends z.ZodType,
>(declaration: Route<Params, Query, Body, Reply>): Route<Params, Query, Body, Reply> {
  return declaration;
}
