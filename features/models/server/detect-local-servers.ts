import { z } from "zod";
import { guardedFetch } from "#platform/server/guarded-fetch/guarded-fetch.ts";

export interface LocalServer {
  name: "Ollama" | "LM Studio" | "llama.cpp" | "vLLM";
  /** The URL to connect as an OpenAI-compatible provider. */
  baseUrl: string;
  models: string[];
}

export interface LocalProbe {
  name: LocalServer["name"];
  port: number;
  /** A path that only this kind of server answers, and the shape of its reply. */
  path: string;
  shape: z.ZodType;
}

export const localProbes: LocalProbe[] = [
  {
    name: "llama.cpp",
    port: 8080,
    path: "/props",
    shape: z.object({ default_generation_settings: z.unknown() }).or(z.object({ build_info: z.unknown() })),
  },
  {
    name: "LM Studio",
    port: 1234,
    path: "/api/v1/models",
    shape: z.object({ models: z.array(z.unknown()) }),
  },
  { name: "LM Studio", port: 1234, path: "/api/v0/models", shape: z.object({ data: z.array(z.unknown()) }) },
  { name: "Ollama", port: 11_434, path: "/api/version", shape: z.object({ version: z.string() }) },
  { name: "vLLM", port: 8000, path: "/version", shape: z.object({ version: z.string() }) },
];

const probeTimeoutMs = 300;
const ModelList = z.object({ data: z.array(z.object({ id: z.string() })) });

/** Looks for model servers on this machine: loopback only, all in parallel, 300 ms each. */
export async function detectLocalServers(
  probes: LocalProbe[] = localProbes,
  { host = "127.0.0.1", timeoutMs = probeTimeoutMs } = {},
): Promise<LocalServer[]> {
  const found = await Promise.all(probes.map((probe) => identify(probe, host, timeoutMs)));
  const isFirst = (server: LocalServer | undefined, index: number): server is LocalServer =>
    server !== undefined && found.findIndex((other) => other?.baseUrl === server.baseUrl) === index;
  return found.filter(isFirst);
}

async function identify(
  { name, port, path, shape }: LocalProbe,
  host: string,
  timeoutMs: number,
): Promise<LocalServer | undefined> {
  const origin = `${host}:${port}`;
  if (!shape.safeParse(await readJson(origin, path, timeoutMs)).success) return undefined;
  const list = ModelList.safeParse(await readJson(origin, "/v1/models", timeoutMs));
  if (!list.success) return undefined;
  return { name, baseUrl: `http://${origin}/v1`, models: list.data.data.map(({ id }) => id) };
}

async function readJson(origin: string, path: string, timeoutMs: number): Promise<unknown> {
  try {
    const options = { allowedOrigins: [origin], timeoutMs, maxRedirects: 0 };
    const { status, body } = await guardedFetch(`http://${origin}${path}`, options);
    return status === 200 ? JSON.parse(body.toString()) : undefined;
  } catch {
    return undefined;
  }
}
