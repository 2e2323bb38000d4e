import { childLimits, runInChild } from "../run-in-child.ts";

const timeoutMs = 600_000;

/** A server that is killed while a script runs. */
await runInChild({ code: "for (;;);", timeoutMs }, new AbortController().signal, {
  ...childLimits,
  timeoutMs,
});
