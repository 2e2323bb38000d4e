import { parseArgs } from "node:util";
import { startModelServer } from "./start-model-server.ts";

const { values } = parseArgs({
  options: {
    port: { type: "string", default: "0" },
    "api-key": { type: "string", default: "test-key" },
    quiet: { type: "boolean", default: false },
  },
});

const server = await startModelServer({
  port: Number(values.port),
  apiKey: values["api-key"],
  isRecording: false,
});
if (!values.quiet) process.stdout.write(`ready ${server.url}\n`);

const stop = () => void server.close().then(() => process.exit(0));
process.once("SIGINT", stop);
process.once("SIGTERM", stop);
