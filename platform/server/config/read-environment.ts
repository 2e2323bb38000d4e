import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";
import type { Environment } from "./load-config.ts";

/** The environment merged with `.env` in `root`. The environment wins. */
export function readEnvironment(root: string, environment: Environment = process.env): Environment {
  return { ...readEnvFile(join(root, ".env")), ...withoutEmpty(environment) };
}

function readEnvFile(path: string): Environment {
  try {
    return parseEnv(readFileSync(path, "utf8"));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return {};
    throw error;
  }
}

function withoutEmpty(environment: Environment) {
  return Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ""));
}
