import { execFile } from "node:child_process";
import { existsSync } from "node:fs";

const aptGet = "/usr/bin/apt-get";
/** Generous for slow networks, but bounded for a mirror that never answers. */
const timeoutMs = 300_000;

export interface DebianPackages {
  isKnown(name: string): Promise<boolean>;
  /** Updates the package lists. */
  refresh(): Promise<void>;
  /** Returns the program's output. Callers check the files to see whether it worked. */
  install(names: readonly string[]): Promise<string>;
}

/** Debian packages. Without apt-get nothing is known and nothing is installed. */
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
  // No secrets: packages run their own scripts.
  const { PATH, HOME, http_proxy, https_proxy } = process.env;
  const env = { PATH, HOME, http_proxy, https_proxy, DEBIAN_FRONTEND: "noninteractive" };
  const options = { cwd: "/", env, timeout: timeoutMs, maxBuffer: 16 * 1024 * 1024 };
  return new Promise((resolve) => {
    execFile(program, args, options, (error, stdout, stderr) =>
      resolve({ isDone: error === null, output: `${stdout}${stderr}${error ? error.message : ""}` }),
    );
  });
}
