import type pg from "pg";
import type { EventContract } from "#platform/contract/define-event.ts";
import type { Json, JsonObject } from "#platform/contract/json.ts";
import type { AuditInput } from "./audit/audit-input.ts";
import type { Db } from "./db/connection-db.ts";
import type { Claims } from "./db/transaction.ts";
import type { PublishOptions } from "./events/publication.ts";
import type { ReservedKey } from "./http/idempotency.repository.ts";
import type { Job } from "./jobs/define-job.ts";
import type { SendOptions } from "./jobs/job-queue.ts";
import type { Logger } from "./log.ts";
import type { Services } from "./services.ts";

export type WorkspaceRole = "owner" | "admin" | "member";

/** Who acts. */
export type Actor =
  | { type: "anonymous" }
  | UserActor
  /** An agent at work in a run, with the rights of its person, cut down by the rules that name agents. */
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
  /** The account waits to be deleted: the person looks around and changes their mind, and begins no work. */
  isClosing?: boolean;
  /** When the token ends with which the person came, in milliseconds since 1970. Absent: not by a token. */
  tokenEndsAtMs?: number;
  /** Has no account and tries the product in a workspace that is erased soon: reaches only what says so. */
  isVisitor?: boolean;
}

/** What browsers hear of as it happens. */
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
  /** The open transaction acts as the product does, because a rule allowed it; `actor` is still who asked. */
  readonly isElevated: boolean;
  now(): Date;
  /** Tells browsers. */
  emit(event: DomainEvent): Promise<void>;
  /** Tells other features: each that subscribed hears of it once this transaction commits. Costs nothing while none did. */
  publish<Payload extends JsonObject>(event: EventContract<Payload>, options: PublishOptions<Payload>): void;
  audit(event: AuditInput): Promise<void>;
  enqueue<Payload extends Json>(job: Job<Payload>, payload: Payload, options?: SendOptions): Promise<void>;
  /** Runs after the commit; not at all when the transaction is rolled back. */
  afterCommit(effect: () => void): void;
  /** The same services for another actor, outside this transaction. What it does there is no part of the request. */
  as(actor: Actor): Ctx;
  /** `as` the product itself; `name` says which part of it, for the audit trail. */
  asSystem(name: string): Ctx;
}

/** The person who acts or for whom it is done; throws where there is none, so that commands state who they are for. */
export function userOf(ctx: Ctx): UserActor {
  return personOf(ctx.actor) ?? throwSignInRequired(ctx);
}

/** The person behind an actor: themselves, or for whom an agent or an API key works. */
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
