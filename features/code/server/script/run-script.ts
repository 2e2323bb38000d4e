import releaseSync from "@jitl/quickjs-wasmfile-release-sync";
import {
  newQuickJSWASMModuleFromVariant,
  newVariant,
  type QuickJSContext,
  type QuickJSHandle,
  type QuickJSRuntime,
} from "quickjs-emscripten-core";
import { memoryPages, mostValueCharacters } from "../code-limits.ts";
import { createOutput, type Output } from "./output.ts";
import { prelude } from "./prelude.ts";
import type { ScriptOutcome } from "./script-outcome.ts";

export interface Script {
  code: string;
  /** JSON, which the script finds parsed as `data`. */
  data?: string | undefined;
  timeoutMs: number;
}

const stackBytes = 256 * 1024;
/** WebAssembly pages that the engine begins with. */
const initialPages = 256;
const mostJobs = 1_000_000;

/**
 * Runs JavaScript in QuickJS, a WebAssembly program that knows no files, network or timers. Its memory has a
 * maximum of its own, since the engine's limit does not hold. A native call is not interrupted at the timeout,
 * so the caller has to end the thread.
 */
export async function runScript(script: Script): Promise<ScriptOutcome> {
  const wasmMemory = new WebAssembly.Memory({ initial: initialPages, maximum: memoryPages });
  const engine = await newQuickJSWASMModuleFromVariant(newVariant(releaseSync, { wasmMemory }));
  const runtime = engine.newRuntime();
  runtime.setMaxStackSize(stackBytes);
  const output = createOutput();
  const deadline = performance.now() + script.timeoutMs;
  let isLate = false;
  runtime.setInterruptHandler(() => {
    isLate ||= performance.now() > deadline;
    return isLate;
  });
  try {
    const ended = evaluate(runtime, runtime.newContext(), script, output);
    return isLate ? { end: "takes_too_long", output: output.text } : ended;
  } catch {
    // The engine itself gave up: its memory is full.
    return { end: isLate ? "takes_too_long" : "needs_too_much_memory", output: output.text };
  }
}

function evaluate(
  runtime: QuickJSRuntime,
  context: QuickJSContext,
  script: Script,
  output: Output,
): ScriptOutcome {
  const { show, explain } = prepare(context, output);
  const failed = (error: QuickJSHandle): ScriptOutcome => {
    const message = explain(error);
    return /^InternalError: out of memory/.test(message)
      ? { end: "needs_too_much_memory", output: output.text }
      : { end: "error", output: output.text, message };
  };
  if (script.data !== undefined) {
    context.setProp(context.global, "data", call(context, "JSON.parse", context.newString(script.data)));
  }
  const result = context.evalCode(script.code, "code.js");
  const jobs = runtime.executePendingJobs(mostJobs);
  if (result.error) return failed(result.error);
  if (jobs.error) return failed(jobs.error);
  const state = context.getPromiseState(result.value);
  switch (state.type) {
    case "rejected":
      return failed(state.error);
    case "pending":
      return { end: "error", output: output.text, message: neverEnds };
    case "fulfilled": {
      const value = context.typeof(state.value) === "undefined" ? null : show(state.value);
      const isCut = output.isCut || (value?.length ?? 0) > mostValueCharacters;
      return {
        end: "value",
        output: output.text,
        value: value?.slice(0, mostValueCharacters) ?? null,
        isCut,
      };
    }
  }
}

/** Makes `console`, and returns how values and errors of the context read. */
function prepare(context: QuickJSContext, output: Output) {
  const emit = context.newFunction("emit", (text) => {
    output.add(context.getString(text));
  });
  const ways = call(context, prelude, emit, context.newNumber(mostValueCharacters));
  const reading = (way: "show" | "explain") => {
    const read = context.getProp(ways, way);
    return (value: QuickJSHandle) => {
      const text = context.callFunction(read, context.undefined, value);
      return text.error ? unreadable : context.getString(text.value);
    };
  };
  return {
    show: reading("show"),
    explain: (error: QuickJSHandle) => reading("explain")(error).slice(0, 2_000),
  };
}

function call(context: QuickJSContext, code: string, ...values: QuickJSHandle[]): QuickJSHandle {
  const wanted = context.unwrapResult(context.evalCode(code, "prelude.js"));
  return context.unwrapResult(context.callFunction(wanted, context.undefined, ...values));
}

const unreadable = "[a value that cannot be shown]";
const neverEnds =
  "The code waits for a promise that nothing settles: there are no timers and no network here.";
