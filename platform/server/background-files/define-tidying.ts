import type { AccessRule } from "../access/access-rule.ts";
import { command } from "../command.ts";
import type { Ctx } from "../context.ts";
import type { Job } from "../jobs/define-job.ts";
import type { BackgroundFiles, FileKey } from "./background-files.ts";
import { deleteContentRow, deleteExpired, listStuck, lockOrphans } from "./old-file.repository.ts";

const batchSize = 100;
/** Longer than any step of making a file takes. */
const stuckMs = 3_600_000;

export interface Tidying {
  files: BackgroundFiles;
  /** Admits the product itself. */
  rule: AccessRule;
  /** The job that makes a file. */
  job: () => Job<{ workspaceId: string; id: string }>;
  /** The name of the command that queues lost jobs again. */
  resuming: `${string}.${string}`;
  acts: Record<"expired" | "contentDeleted" | "resumed", `${string}.${string}`>;
}

/** The commands that keep the files of a kind tidy. Each says how many it acted on. */
export function defineTidying({ files, rule, job, resuming, acts }: Tidying) {
  const { noun, keyOf } = files;
  const about = ({ workspace_id: workspaceId, id }: FileKey) => ({
    workspaceId,
    target: [{ type: noun, id }],
  });

  /** Deletes rows whose time is over. */
  const deleteOver = command(`${noun}.delete_expired`, rule, async (ctx, now: Date): Promise<number> => {
    const expired = await deleteExpired(ctx.db, files, now, batchSize);
    for (const row of expired) await ctx.audit({ act: acts.expired, ...about(row), onBehalfOf: row.user_id });
    return expired.length;
  });

  /** Deletes bytes without a row. Their notes stay locked until the bytes are gone. */
  const deleteContents = command(
    `${noun}.delete_contents`,
    rule,
    async (ctx, limit: number): Promise<number> => {
      const orphans = await lockOrphans(ctx.db, files, limit);
      for (const orphan of orphans) {
        await ctx.services.blobs.delete(keyOf(orphan));
        await deleteContentRow(ctx.db, files, orphan);
        await ctx.audit({ act: acts.contentDeleted, ...about(orphan) });
      }
      return orphans.length;
    },
  );

  /** Queues files again whose job was lost. */
  const resume = command(resuming, rule, async (ctx, now: Date): Promise<number> => {
    const stuck = await listStuck(ctx.db, files, new Date(now.getTime() - stuckMs), batchSize);
    for (const row of stuck) {
      const { workspace_id: workspaceId, user_id: of, id } = row;
      await ctx.enqueue(job(), { workspaceId, id }, { singletonKey: id, of });
      await ctx.audit({ act: acts.resumed, ...about(row) });
    }
    return stuck.length;
  });

  const deleteAllContents = async (ctx: Ctx): Promise<void> => {
    while ((await deleteContents(ctx, batchSize)) === batchSize);
  };
  const tidy = async (ctx: Ctx): Promise<void> => {
    while ((await deleteOver(ctx, ctx.now())) === batchSize);
    await deleteAllContents(ctx);
    await resume(ctx, ctx.now());
  };
  return { deleteExpired: deleteOver, deleteContents, deleteAllContents, resume, tidy };
}
