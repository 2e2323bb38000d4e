import { runInChild } from "../run-in-child.ts";

/** A server that is killed while a script runs. */
await runInChild({ code: "for (;;);", timeoutMs: 600_000 }, new AbortController().signal);
