import { z } from "zod";
import { createBlobs } from "../../../blobs/create-blobs.ts";
import { createServices } from "../../../create-services.ts";
import { createLogger } from "../../../log.ts";
import { defineJob } from "../../define-job.ts";

/** A server in its own process that only fires schedules of the jobs in its argument. */
const { connection, keyFile, dataDir, jobs } = JSON.parse(process.argv[2] ?? "");
const services = await createServices({
  connection,
  keyFile,
  blobs: createBlobs({ dataDir, s3Url: undefined }),
  log: createLogger("silent"),
});
const declared = jobs.map((job: { name: string; schedule?: string }) =>
  defineJob({ ...job, payload: z.object({}), perform: async () => undefined }),
);
await services.broadcast.start();
await services.jobs.start(declared);
process.stdout.write("ready\n");
await services.schedules.work(declared);
