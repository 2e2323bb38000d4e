import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Actor, Ctx } from "./context.ts";
import type { DataApiDeclaration } from "./data-api/declaration.ts";
import type { ErasableTable } from "./erasure/erasable-table.ts";
import type { Subscription } from "./events/subscribe.ts";
import type { FunctionDeclaration } from "./functions/function-declaration.ts";
import type { App } from "./http/app.ts";
import type { Job } from "./jobs/define-job.ts";
import type { Retention } from "./retention/retention.ts";
import type { Scene } from "./scene.ts";
import type { SealedColumn } from "./secrets/sealed-column.ts";
import type { Services } from "./services.ts";

/** How a feature joins the server. Everything but the name is optional. */
export interface Module {
  name: string;
  /** Endpoints of `/api/v1`. */
  routes?: ((app: App) => void)[];
  /** Endpoints that speak another protocol than ours, e.g. `/auth/v1`. */
  mount?: (server: FastifyInstance, services: Services) => void | Promise<void>;
  jobs?: Job[];
  /** What it hears of other features. */
  on?: Subscription[];
  /** Tables and functions that it offers through `/rest/v1`. */
  dataApi?: DataApiDeclaration;
  /** Functions that it offers under `/functions/v1`. */
  functions?: FunctionDeclaration[];
  /** Columns in which it keeps sealed secrets; a rotation of the master key seals them anew. */
  sealed?: SealedColumn[];
  /** Tables in which it keeps what belongs to people, in the order in which an erasure empties them. */
  erasable?: ErasableTable[];
  /** How long it keeps what; rows go by their age. */
  retention?: Retention[];
  /** Who is calling; exactly one module of a server answers this. */
  authenticate?: (request: FastifyRequest, services: Services) => Promise<Actor>;
  /** Who calls with a credential that only this module knows; undefined for all others. Asked before `authenticate`. */
  recognise?: (request: FastifyRequest, services: Services) => Promise<Actor | undefined>;
  /** What visitors of the demo are shown of it. */
  scenes?: readonly Scene[];
  /** Brings data that the product needs; runs at every start and changes nothing the second time. */
  seed?: (ctx: Ctx) => Promise<void>;
  /** Begins what lives as long as the server; `isWorker` tells whether this process does background work. */
  start?: (services: Services, options: { isWorker: boolean }) => void | Promise<void>;
  /** Ends it: hands work back and closes streams. */
  stop?: (services: Services) => void | Promise<void>;
}
