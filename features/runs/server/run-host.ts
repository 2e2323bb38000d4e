import type { SaidText, ToolCallRow } from "#features/tools/server/index.ts";
import type { Label } from "#platform/contract/label.ts";
import type { ObjectRef } from "#platform/server/access/grant.repository.ts";
import { type Relation, reaches } from "#platform/server/access/relation.ts";
import type { Ctx, DomainEvent } from "#platform/server/context.ts";
import type { Receipt } from "../contract/index.ts";
import type { Author } from "./author.ts";
import type { RunRow } from "./run.repository.ts";
import type { StepRow } from "./step.repository.ts";

/** Content that somebody put beside a message, such as the text of a file. */
export type Material = Label &
  ({ type: "text"; text: string } | { type: "image"; mediaType: string; data: Uint8Array });

export interface HistoryMessage extends SaidText {
  /** Who wrote a question, where several people write. */
  author?: Author;
  /** The person for whom the run works, on the question of such a history. */
  askedBy?: Author;
  /** Files whose content the host adds before the first step. */
  fileIds?: readonly string[];
  /** Whether a file among them is a picture. */
  hasPictures?: boolean;
  materials?: readonly Material[];
}

/** What decides how much of a file a model can be given. */
export interface ReadingModel {
  /** Null: not known. */
  contextTokens: number | null;
  seesImages: boolean;
}

/** References to the host's objects, for audit events, events and tools. */
export interface HostRefs {
  conversationId?: string;
}

/** Everything a run has done so far. */
export interface RunState {
  run: RunRow;
  steps: StepRow[];
  toolCalls: ToolCallRow[];
}

/** What was said to a run while it worked. */
export interface TakenInputs {
  /** Oldest first. */
  said: HistoryMessage[];
  /** The message that the run writes from now on. */
  messageId: string;
}

/** What people see of a host where its runs are listed. */
export interface DescribedHost {
  title: string;
  /** Null: the assistant works there. */
  agentId: string | null;
}

/** Where a run belongs and shows its work, such as a conversation. */
export interface RunHost {
  kind: string;
  refsOf?(run: Pick<RunRow, "host_id">): HostRefs;
  /** The object whose readers see its runs. Absent: only their person does. */
  objectOf?(run: Pick<RunRow, "host_id">): ObjectRef;
  /** What the caller is to that object. Whoever may edit it stops the runs of others there. */
  relationOf?(ctx: Ctx, run: RunRow): Promise<Relation | undefined>;
  /**
   * Whether its person may still have work done there, for background work. A run whose person may not is cancelled.
   * Absent: as long as they may act in the workspace.
   */
  mayWork?(ctx: Ctx, run: RunRow): Promise<boolean>;
  /** Those among these ids that the caller may see. Absent: its runs are listed without a title. */
  describe?(ctx: Ctx, ids: readonly string[]): Promise<Map<string, DescribedHost>>;
  /** The messages before this run, oldest first. The last one is the question. */
  loadHistory(ctx: Ctx, run: RunRow): Promise<HistoryMessage[]>;
  /** Adds the content of files to the history. Called when a message names files. Idempotent. */
  giveFiles?(
    ctx: Ctx,
    given: { run: RunRow; history: readonly HistoryMessage[]; model: ReadingModel },
  ): Promise<HistoryMessage[]>;
  /** The files of which the model was given something, for the receipt. Absent: none. */
  filesOf?(ctx: Ctx, run: RunRow): Promise<Receipt["files"]>;
  /** Stores the host's view of the run, in the transaction that stores the run. */
  saveProgress(ctx: Ctx, state: RunState): Promise<void>;
  /** What was said to the run while it works. Absent: nothing can be said to runs of this host. */
  inputs?: RunInputs;
  /** How another agent goes on with a run. Absent: its runs end with the agent that they began with. */
  handOver?: RunHandOver;
}

export interface RunInputs {
  /** Whether something waits to be read by this run. */
  areWaiting(ctx: Ctx, run: RunRow): Promise<boolean>;
  /** Lets nobody say anything to the run until the transaction ends. The run is locked first. */
  close(ctx: Ctx, run: RunRow): Promise<void>;
  /** Takes what waits, in the transaction that journals it. Undefined when nothing does. */
  take(ctx: Ctx, state: RunState): Promise<TakenInputs | undefined>;
}

export interface RunHandOver {
  /** Why the run cannot be handed over now, in a sentence for the model. Undefined: it can. */
  refusal(ctx: Ctx, run: RunRow): Promise<string | undefined>;
  /** Stores that the agent answers there from now on, in the transaction that stores the run. */
  change(ctx: Ctx, run: RunRow, agentId: string): Promise<void>;
}

const hosts = new Map<string, RunHost>();

export function registerRunHost(host: RunHost): void {
  hosts.set(host.kind, host);
}

export function runHost(kind: string): RunHost {
  const host = hosts.get(kind);
  if (!host) throw new Error(`No part of this server answers for runs of ${kind}.`);
  return host;
}

/** How a run can be handed over at its host. Undefined: it cannot. */
export function runHandOverOf(run: Pick<RunRow, "host">): RunHandOver | undefined {
  return hosts.get(run.host)?.handOver;
}

/** The files of which the model of a run was given something. */
export async function filesOf(ctx: Ctx, run: RunRow): Promise<Receipt["files"]> {
  return (await hosts.get(run.host)?.filesOf?.(ctx, run)) ?? [];
}

/** The references of a run's host. Empty when it has none. */
export function refsOf(run: Pick<RunRow, "host" | "host_id">): HostRefs {
  return hosts.get(run.host)?.refsOf?.(run) ?? {};
}

/** The object whose readers see a run. Undefined: only its person does. */
export function objectOf(run: Pick<RunRow, "host" | "host_id">): ObjectRef | undefined {
  return hosts.get(run.host)?.objectOf?.(run);
}

/** Whose tabs hear of a run: all who may read where it works, else its person. */
export function audienceOf(
  run: Pick<RunRow, "host" | "host_id" | "workspace_id" | "user_id">,
): Pick<DomainEvent, "workspaceId" | "userId" | "readersOf"> {
  const readersOf = objectOf(run);
  return { workspaceId: run.workspace_id, ...(readersOf ? { readersOf } : { userId: run.user_id }) };
}

/** What somebody else than its person is to a run. What its person alone decides stays theirs, whoever owns the host. */
export async function relationByHost(ctx: Ctx, run: RunRow): Promise<Relation | undefined> {
  const relation = await hosts.get(run.host)?.relationOf?.(ctx, run);
  return reaches(relation, "editor") ? "editor" : relation;
}

/** The hosts of these runs that the caller may see, by their ids. One call for each kind. */
export async function describeHosts(
  ctx: Ctx,
  runs: readonly Pick<RunRow, "host" | "host_id">[],
): Promise<Map<string, DescribedHost>> {
  const kinds = Map.groupBy(runs, ({ host }) => host);
  const described = await Promise.all(
    [...kinds].map(([kind, ofKind]) =>
      hosts.get(kind)?.describe?.(ctx, [...new Set(ofKind.map(({ host_id }) => host_id))]),
    ),
  );
  return new Map(described.flatMap((found) => [...(found ?? [])]));
}
