import type { FastifyRequest } from "fastify";
import type { Actor } from "../context.ts";
import type { Claims } from "../db/transaction.ts";
import type { Services } from "../services.ts";

/** On whose behalf a request to the data API runs. */
export interface DataApiCaller {
  /** All claims of the token with the role, as policies see them. */
  claims: Claims;
  /** The actor in audit events. */
  actor: Actor;
}

/** Finds the caller or throws. The feature that knows tokens provides it. */
export type ResolveCaller = (request: FastifyRequest, services: Services) => Promise<DataApiCaller>;
