import { parseArgs } from "node:util";
import { startSearchServer } from "./start-search-server.ts";

const { values } = parseArgs({
  options: {
    port: { type: "string", default: "0" },
    "api-key": { type: "string", default: "test-key" },
  },
});

const server = await startSearchServer({ port: Number(values.port), apiKey: values["api-key"] });
process.stdout.write(`ready ${server.urls.brave}\n`);

const stop = () => void server[Symbol.asyncDispose]().then(() => process.exit(0));
process.once("SIGINT", stop);
process.once("SIGTERM", stop);
