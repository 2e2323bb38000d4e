import type pg from "pg";
import type { EventContract } from "#platform/contract/define-event.ts";
import type { Json, JsonObject } from "#platform/contract/json.ts";
import type { WorkspaceRole } from "#platform/contract/workspace-role.ts";
import type { ObjectRef } from "./access/grant.repository.ts";
import type { AuditInput } from "./audit/audit-input.ts";
import type { Db } from "./db/connection-db.ts";
import type { Claims } from "./db/transaction.ts";
import type { PublishOptions } from "./events/publication.ts";
import type { ReservedKey } from "./http/idempotency.repository.ts";
import type { Job } from "./jobs/define-job.ts";
import type { SendOptions } from "./jobs/job-queue.ts";
import type { Logger } from "./log.ts";
import type { Services } from "./services.ts";

/** The caller of a command. */
export type Actor =
  | { type: "anonymous" }
  | UserActor
  /** An agent in a run. It has the rights of its person, limited by the rules that name agents. */
  | { type: "agent"; runId: string; person: UserActor }
  | { type: "api_key"; keyId: string; person: UserActor }
  | { type: "system"; name: string };

export interface UserActor {
  type: "user";
  userId: string;
  workspaceId: string;
  role: WorkspaceRole;
  sessionId: string;
  email: string;
  /** Admin of the installation, not of a workspace. */
  isAdmin: boolean;
  /** The account is due for deletion. The person can read and cancel the closure, but not start work. */
  isClosing?: boolean;
  /** Expiry of the person's token, in milliseconds since 1970. Absent: they did not come with a token. */
  tokenEndsAtMs?: number;
  /**
   * Tries the product without an account, in a workspace that is erased soon. Only routes that say so admit
   * visitors.
   */
  isVisitor?: boolean;
}

/** An event for open browsers, delivered live. */
export interface DomainEvent {
  name: `${string}.${string}`;
  workspaceId: string;
  /** Absent: everyone in the workspace may receive it. */
  userId?: string;
  /** Instead of `userId`: its owner and all who may read it when the event is delivered. */
  readersOf?: ObjectRef;
  data: JsonObject;
}

/** The origin of a request, for the audit event. */
export interface Source {
  ip?: string;
  userAgent?: string;
}

/** The first argument of every command: the actor, the open transaction, and the ways to notify others. */
export interface Ctx {
  readonly actor: Actor;
  readonly requestId: string;
  readonly source: Source;
  /**
   * The `Idempotency-Key` of the request. The first command to commit marks it as used in its own
   * transaction.
   */
  readonly reservedKey: ReservedKey | undefined;
  /**
   * Set in a job. It aborts when the work no longer counts; commands and queries that start afterwards throw.
   */
  readonly signal: AbortSignal | undefined;
  readonly log: Logger;
  readonly services: Services;
  /** The open transaction. Throws outside a command or query. */
  readonly db: Db;
  readonly isInTransaction: boolean;
  /**
   * The open transaction is elevated: a rule allowed it to act as the product. `actor` is still the caller.
   */
  readonly isElevated: boolean;
  now(): Date;
  /** Notifies browsers. */
  emit(event: DomainEvent): Promise<void>;
  /**
   * Publishes to other features. Each subscriber gets its delivery once this transaction commits. Free of
   * cost without subscribers.
   */
  publish<Payload extends JsonObject>(event: EventContract<Payload>, options: PublishOptions<Payload>): void;
  audit(event: AuditInput): Promise<void>;
  /**
   * Sends what was audited, emitted and published so far. It is sent together with the commit anyway; only a savepoint
   * needs it sooner.
   */
  storeCollected(): Promise<void>;
  /** Sends a job with this transaction. False when one with its key waits already. */
  enqueue<Payload extends Json>(job: Job<Payload>, payload: Payload, options?: SendOptions): Promise<boolean>;
  /** Runs `effect` after the commit, never after a rollback. */
  afterCommit(effect: () => void): void;
  /**
   * The same services for another actor, outside this transaction. Its changes do not belong to the request.
   */
  as(actor: Actor): Ctx;
  /** `as` the system. `name` tells the audit trail which part of the product acts. */
  asSystem(name: string): Ctx;
}

/** The person who acts, or for whom the actor works. Throws when there is none. */
export function userOf(ctx: Ctx): UserActor {
  return personOf(ctx.actor) ?? throwSignInRequired(ctx);
}

/** The person behind an actor: themself, or the person an agent or API key works for. */
export function personOf(actor: Actor): UserActor | undefined {
  switch (actor.type) {
    case "user":
      return actor;
    case "agent":
    case "api_key":
      return actor.person;
    case "system":
    case "anonymous":
      return undefined;
  }
}

function throwSignInRequired({ services }: Ctx): never {
  throw services.signInRequired();
}

export function claimsOf(actor: Actor): Claims {
  switch (actor.type) {
    case "anonymous":
      return { role: "anon" };
    case "system":
      return { role: "service_role" };
    case "agent":
    case "api_key":
      return claimsOf(actor.person);
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
