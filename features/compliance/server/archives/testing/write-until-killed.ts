import { writerCtx } from "../../exports/testing/writer-ctx.ts";
import { registerArchived } from "../declared.ts";
import { writeArchive } from "../write-archive.job.ts";

/** A process that writes an archive until it is killed. */
const { ctx, file } = await writerCtx();
registerArchived(ctx.services, () => []);
await writeArchive.perform(ctx, file);
