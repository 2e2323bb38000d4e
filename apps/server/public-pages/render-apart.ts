import { type ChildProcess, fork } from "node:child_process";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { LandingPage } from "#features/site/contract/landing-page.ts";
import type { LegalPage } from "#features/site/contract/legal-page.ts";

/** The script before the first paint, and the one that loads the rest when the browser is idle. */
export interface PageScripts {
  firstPaint: string;
  boot: string;
}

type Question =
  | { type: "scripts" }
  | { type: "landing"; page: LandingPage }
  | { type: "legal"; page: LegalPage };
export type RenderRequest = Question & { id: number };
export type RenderAnswer = { id: number; html?: string; scripts?: PageScripts; failure?: string };

export interface Renderer {
  scripts(): Promise<PageScripts>;
  /** Renders a body as HTML. */
  landing(page: LandingPage): Promise<string>;
  legal(page: LegalPage): Promise<string>;
}

/** An idle process ends, which releases the renderer's 25 MB. */
const idleMs = 5_000;
/** Includes loading the renderer for the first page. */
const timeoutMs = 20_000;

const programFile = fileURLToPath(new URL("./render-program.ts", import.meta.url));

interface Waiting {
  resolve(answer: RenderAnswer): void;
  reject(error: Error): void;
}

/**
 * Renders with the build in `renderFile` in a child process, which exists only while pages are rendered:
 * React and the Markdown parser are needed after a start and when an admin publishes, and no other request
 * waits for them. A thread would leave its memory with the server.
 */
export function renderApart(renderFile: string): Renderer {
  const waiting = new Map<number, Waiting>();
  let program: ChildProcess | undefined;
  let ending: NodeJS.Timeout | undefined;
  let lastId = 0;

  /** Rejects everybody who waits for this process. The next request starts another. */
  const end = (ended: ChildProcess, error: Error) => {
    if (program !== ended) return;
    program = undefined;
    clearTimeout(ending);
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
    ended.kill("SIGKILL");
  };

  const begin = () => {
    const begun = fork(programFile, [pathToFileURL(renderFile).href], {
      env: {},
      execArgv: ["--disable-warning=ExperimentalWarning"],
      serialization: "advanced",
      stdio: ["ignore", "ignore", "inherit", "ipc"],
    });
    // It ends with the server, which closes the channel.
    begun.unref();
    begun.channel?.unref();
    begun.on("message", (answer: RenderAnswer) => {
      waiting.get(answer.id)?.resolve(answer);
      waiting.delete(answer.id);
      if (waiting.size > 0) return;
      clearTimeout(ending);
      ending = setTimeout(() => end(begun, new Error("The renderer was not wanted.")), idleMs).unref();
    });
    begun.on("error", (error) => end(begun, error));
    begun.on("exit", () => end(begun, new Error("The renderer ended.")));
    return begun;
  };

  const ask = async (question: Question): Promise<RenderAnswer> => {
    clearTimeout(ending);
    program ??= begin();
    const asked = program;
    const id = ++lastId;
    const late = setTimeout(() => end(asked, new Error("Rendering took too long.")), timeoutMs);
    try {
      const answer = await new Promise<RenderAnswer>((resolve, reject) => {
        waiting.set(id, { resolve, reject });
        asked.send({ ...question, id } satisfies RenderRequest);
      });
      if (answer.failure !== undefined) throw new Error(`Rendering failed: ${answer.failure}`);
      return answer;
    } finally {
      clearTimeout(late);
    }
  };

  return {
    scripts: async () => (await ask({ type: "scripts" })).scripts ?? { firstPaint: "", boot: "" },
    landing: async (page) => (await ask({ type: "landing", page })).html ?? "",
    legal: async (page) => (await ask({ type: "legal", page })).html ?? "",
  };
}
