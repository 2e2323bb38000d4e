import type { FastifyInstance, FastifyRequest } from "fastify";
import type { AccessRule } from "./access/access-rule.ts";
import type { ArchivedFiles } from "./archives/archived-files.ts";
import type { ActWords } from "./audit/acts.ts";
import type { NamedObjects } from "./audit/named-objects.ts";
import type { Actor, Ctx } from "./context.ts";
import type { DataApiDeclaration } from "./data-api/declaration.ts";
import type { ErasableTable } from "./erasure/erasable-table.ts";
import type { KeptData } from "./erasure/kept-data.ts";
import type { Subscription } from "./events/subscribe.ts";
import type { FunctionDeclaration } from "./functions/function-declaration.ts";
import type { App } from "./http/app.ts";
import type { Job } from "./jobs/define-job.ts";
import type { OwnershipTransfer } from "./ownership-transfer.ts";
import type { Retention } from "./retention/retention.ts";
import type { Scene } from "./scene.ts";
import type { SealedColumn } from "./secrets/sealed-column.ts";
import type { Services } from "./services.ts";

/** A feature's registration with the server. Only the name is required. */
export interface Module {
  name: string;
  /** Endpoints of `/api/v1`. */
  routes?: ((app: App) => void)[];
  /** Endpoints of another protocol, e.g. `/auth/v1`. */
  mount?: (server: FastifyInstance, services: Services) => void | Promise<void>;
  jobs?: Job[];
  /** Its subscriptions to events of other features. */
  on?: Subscription[];
  /** Tables and functions under `/rest/v1`. */
  dataApi?: DataApiDeclaration;
  /** Functions under `/functions/v1`. */
  functions?: FunctionDeclaration[];
  /** Columns of sealed secrets. Rotation of the master key re-encrypts them. */
  sealed?: SealedColumn[];
  /** Tables with personal rows, in the order in which an erasure empties them. */
  erasable?: ErasableTable[];
  /** What somebody takes over when a person leaves a workspace. */
  ownershipTransfers?: readonly OwnershipTransfer[];
  /** What it adds to archives of people and of legal holds, beside rows. */
  archived?: readonly ArchivedFiles[];
  /** What stays of an erased person in its tables, and why. */
  keeps?: KeptData[];
  /** Retention periods of its tables. */
  retention?: Retention[];
  /** Identifies the caller. Exactly one module of a server does this. */
  authenticate?: (request: FastifyRequest, services: Services) => Promise<Actor>;
  /**
   * Identifies callers with a credential that only this module knows; undefined for others. Asked before
   * `authenticate`.
   */
  recognise?: (request: FastifyRequest, services: Services) => Promise<Actor | undefined>;
  /**
   * Whether the request carries a valid credential of another protocol of this module. Asked only for bodies
   * that are large for a stranger.
   */
  hasCredential?: (request: FastifyRequest, services: Services) => Promise<boolean>;
  /** Its audit events in words. */
  acts?: ActWords;
  /** The names of its objects, for readers of audit events. */
  named?: readonly NamedObjects[];
  /** What its pages offer that concerns no object. The page is told which of them the person may do. */
  offers?: readonly AccessRule[];
  /** What it shows to visitors of the demo. */
  scenes?: readonly Scene[];
  /** Stores data that the product needs. Runs at every start and is idempotent. */
  seed?: (ctx: Ctx) => Promise<void>;
  /** Starts work that lives as long as the server. `isWorker`: this process runs background jobs. */
  start?: (services: Services, options: { isWorker: boolean }) => void | Promise<void>;
  /** Stops that work: hands jobs back and closes streams. */
  stop?: (services: Services) => void | Promise<void>;
}
