import type { FastifyReply, FastifyRequest } from "fastify";
import type { z } from "zod";
import type { Route } from "#platform/contract/route.ts";
import type { Ctx } from "../context.ts";

export interface RouteInput<Params, Query, Body> {
  params: Params;
  query: Query;
  body: Body;
  request: FastifyRequest;
  reply: FastifyReply;
}

export type RouteHandler<Params, Query, Body, Output> = (
  ctx: Ctx,
  input: RouteInput<Params, Query, Body>,
) => Promise<Output>;

/** Registers the routes of a feature's contract. */
export interface App {
  route<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType>(
    declaration: Route<P, Q, B, R>,
    handler: RouteHandler<z.output<P>, z.output<Q>, z.output<B>, z.input<R> | undefined>,
  ): void;
}
