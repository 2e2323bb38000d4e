import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { gatherMs } from "../../features/compliance/server/log/log-worker.ts";
import { publishCheckpoints } from "../../features/compliance/server/log/publish-checkpoints.ts";
import { batchSize, sequenceEvents } from "../../features/compliance/server/log/sequence-events.ts";
import { defineAccess } from "../../platform/server/access/define-access.ts";
import { system } from "../../platform/server/access/who.ts";
import { command } from "../../platform/server/command.ts";
import { type AuditInstallation, host } from "./open-audit-installation.ts";

const workspaces = Array.from({ length: 20 }, () => randomUUID());

const note = command(
  "bench.note",
  defineAccess("bench_event", { note: [system] }).note,
  async (ctx, { workspaceId, count }: { workspaceId: string; count: number }): Promise<void> => {
    for (let number = 0; number < count; number += 1) {
      const target = [{ type: "conversation", id: workspaceId }];
      await ctx.audit({ act: "bench.noted", workspaceId, target, facts: { number, characters: 1200 } });
    }
  },
);

export interface Sequencing {
  stop(): Promise<void>;
  /** How many events had their places at which time, in milliseconds of `performance.now()`. */
  progress: { at: number; total: number }[];
}

/** Sequences and publishes as a server does. */
export function startSequencing({ services }: AuditInstallation): Sequencing {
  const progress: Sequencing["progress"] = [];
  let isStopped = false;
  const work = (async () => {
    let total = 0;
    let publishedAt = 0;
    while (!isStopped) {
      const { count } = await sequenceEvents(services, host);
      if (count > 0) {
        total += count;
        progress.push({ at: performance.now(), total });
      }
      if (performance.now() - publishedAt > 2_000) {
        await publishCheckpoints(services, host);
        publishedAt = performance.now();
      }
      if (count !== batchSize) await sleep(gatherMs);
    }
  })();
  return {
    progress,
    stop() {
      isStopped = true;
      return work;
    },
  };
}

/** Stores `total` events by 8 writers, `perCommit` at once. Returns the seconds until the last commit. */
export async function writeEvents(
  { system: ctx }: AuditInstallation,
  total: number,
  perCommit: number,
): Promise<number> {
  const start = performance.now();
  let left = total / perCommit;
  await Promise.all(
    Array.from({ length: 8 }, async (_, writer) => {
      while (left > 0) {
        left -= 1;
        await note(ctx, {
          workspaceId: workspaces[(writer * 7 + left) % workspaces.length] ?? "",
          count: perCommit,
        });
      }
    }),
  );
  return (performance.now() - start) / 1000;
}

/** Stores events at this rate for some seconds, one in each commit. Returns when each was committed. */
export async function writeAtRate(
  { system: ctx }: AuditInstallation,
  perSecond: number,
  seconds: number,
): Promise<number[]> {
  const committed: number[] = [];
  const start = performance.now();
  const open: Promise<unknown>[] = [];
  for (let index = 0; index < perSecond * seconds; index += 1) {
    const wait = start + (index * 1000) / perSecond - performance.now();
    if (wait > 1) await sleep(wait);
    const workspaceId = workspaces[index % workspaces.length] ?? "";
    open.push(note(ctx, { workspaceId, count: 1 }).then(() => committed.push(performance.now())));
  }
  await Promise.all(open);
  return committed.sort((a, b) => a - b);
}
