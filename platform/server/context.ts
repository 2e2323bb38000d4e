import type pg from "pg";
import type { Json, JsonObject } from "#platform/contract/json.ts";
import type { AuditInput } from "./audit/audit-input.ts";
import type { Db } from "./db/connection-db.ts";
import type { Claims } from "./db/transaction.ts";
import type { ReservedKey } from "./http/idempotency.repository.ts";
import type { Job } from "./jobs/define-job.ts";
import type { SendOptions } from "./jobs/job-queue.ts";
import type { Logger } from "./log.ts";
import type { Services } from "./services.ts";

export type WorkspaceRole = "owner" | "admin" | "member";

/** Who acts. */
export type Actor =
  | { type: "anonymous" }
  | {
      type: "user";
      userId: string;
      workspaceId: string;
      role: WorkspaceRole;
      sessionId: string;
      email: string;
      /** Admin of the installation, not of a workspace. */
      isAdmin: boolean;
      /** The account waits to be deleted: the person looks around and changes their mind, and begins no work. */
      isClosing?: boolean;
      /** When the token ends with which the person came, in milliseconds since 1970. Absent: not by a token. */
      tokenEndsAtMs?: number;
      /** Has no account and tries the product in a workspace that is erased soon: reaches only what says so. */
      isVisitor?: boolean;
    }
  | { type: "system"; name: string };

export type UserActor = Extract<Actor, { type: "user" }>;

export interface DomainEvent {
  name: `${string}.${string}`;
  workspaceId: string;
  /** Absent: everyone in the workspace may hear it. */
  userId?: string;
  data: JsonObject;
}

/** Where a request came from, for the audit event. */
export interface Source {
  ip?: string;
  userAgent?: string;
}

/** What every command gets first: who acts, the open transaction, and the ways to tell others. */
export interface Ctx {
  readonly actor: Actor;
  readonly requestId: string;
  readonly source: Source;
  /** The `Idempotency-Key` of the request: the first command that commits marks it in its own transaction. */
  readonly reservedKey: ReservedKey | undefined;
  /** Of a job: aborts when the work counts no more, and commands and queries that would begin then throw. */
  readonly signal: AbortSignal | undefined;
  readonly log: Logger;
  readonly services: Services;
  /** The open transaction. Reading it outside a command or query throws. */
  readonly db: Db;
  readonly isInTransaction: boolean;
  now(): Date;
  emit(event: DomainEvent): Promise<void>;
  audit(event: AuditInput): Promise<void>;
  enqueue<Payload extends Json>(job: Job<Payload>, payload: Payload, options?: SendOptions): Promise<void>;
  /** Runs after the commit; not at all when the transaction is rolled back. */
  afterCommit(effect: () => void): void;
  /** The same services for another actor, outside this transaction. What it does there is no part of the request. */
  as(actor: Actor): Ctx;
}

/** The signed-in person; throws for anyone else, so that commands state who they are for. */
export function userOf(ctx: Ctx): UserActor {
  if (ctx.actor.type !== "user") throw ctx.services.signInRequired();
  return ctx.actor;
}

export function claimsOf(actor: Actor): Claims {
  switch (actor.type) {
    case "anonymous":
      return { role: "anon" };
    case "system":
      return { role: "service_role" };
    case "user":
      return {
        role: "authenticated",
        sub: actor.userId,
        workspace_id: actor.workspaceId,
        email: actor.email,
        ...(actor.isVisitor ? { is_visitor: true } : {}),
      };
  }
}

export type Client = pg.PoolClient;
