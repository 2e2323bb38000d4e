import type { FastifyRequest } from "fastify";
import type { Actor } from "../context.ts";
import type { Claims } from "../db/transaction.ts";
import type { Services } from "../services.ts";

/** On whose behalf a request to the data API runs. */
export interface DataApiCaller {
  /** What policies see: all claims of the token, with the role. */
  claims: Claims;
  /** Who it is in audit events. */
  actor: Actor;
}

/** Finds the caller or throws; a feature that knows about tokens provides it. */
export type ResolveCaller = (request: FastifyRequest, services: Services) => Promise<DataApiCaller>;
