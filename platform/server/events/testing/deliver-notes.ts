import { createBlobs } from "../../blobs/create-blobs.ts";
import { createServices } from "../../create-services.ts";
import { createLogger } from "../../log.ts";
import { subscriptionsOf } from "../subscriptions-of.ts";
import { hearNotes } from "./heard-notes.ts";

/** A server in its own process that only delivers. A note `hang` blocks it until it is killed. */
const { connection, keyFile, dataDir } = JSON.parse(process.argv[2] ?? "");
const hear = hearNotes(async (text) => {
  process.stdout.write(`${text}\n`);
  if (text === "hang") await new Promise(() => undefined);
});
const services = await createServices({
  connection,
  keyFile,
  blobs: createBlobs({ dataDir, s3Url: undefined }),
  subscriptions: subscriptionsOf([{ name: "test", on: [hear] }]),
  log: createLogger("silent"),
});
await services.broadcast.start();
services.deliveries.work();
process.stdout.write("ready\n");
