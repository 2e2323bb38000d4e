import { parseArgs } from "node:util";
import { startSpeechServer } from "./start-speech-server.ts";

const { values } = parseArgs({
  options: {
    port: { type: "string", default: "0" },
    "api-key": { type: "string", default: "test-key" },
    open: { type: "boolean", default: false },
  },
});

const server = await startSpeechServer({
  port: Number(values.port),
  apiKey: values.open ? null : values["api-key"],
});
process.stdout.write(`ready ${server.url}\n`);

const stop = () => void server[Symbol.asyncDispose]().then(() => process.exit(0));
process.once("SIGINT", stop);
process.once("SIGTERM", stop);
