import { execFile } from "node:child_process";
import { existsSync } from "node:fs";

const aptGet = "/usr/bin/apt-get";
/** Slow networks are slow; a mirror that never answers is not waited for. */
const timeoutMs = 300_000;

export interface DebianPackages {
  isKnown(name: string): Promise<boolean>;
  /** Reads anew which packages there are. */
  refresh(): Promise<void>;
  /** Answers with what was said about it; whether it is there now, its files say. */
  install(names: readonly string[]): Promise<string>;
}

/** The packages of Debian and its like; where there is no apt-get nothing is known and nothing installed. */
export const debianPackages: DebianPackages = {
  isKnown: async (name) => (await run("/usr/bin/apt-cache", ["show", name])).isDone,
  async refresh() {
    if (existsSync(aptGet)) await run(aptGet, ["update", "-q"]);
  },
  async install(names) {
    if (!existsSync(aptGet)) return "";
    console.log(`Installing from Debian's packages: ${names.join(", ")} ...`);
    return (await run(aptGet, ["install", "-y", "-q", "--no-install-recommends", ...names])).output;
  },
};

function run(program: string, args: string[]): Promise<{ isDone: boolean; output: string }> {
  // Nothing secret: packages bring programs that run.
  const { PATH, HOME, http_proxy, https_proxy } = process.env;
  const env = { PATH, HOME, http_proxy, https_proxy, DEBIAN_FRONTEND: "noninteractive" };
  const options = { cwd: "/", env, timeout: timeoutMs, maxBuffer: 16 * 1024 * 1024 };
  return new Promise((resolve) => {
    execFile(program, args, options, (error, stdout, stderr) =>
      resolve({ isDone: error === null, output: `${stdout}${stderr}${error ? error.message : ""}` }),
    );
  });
}
