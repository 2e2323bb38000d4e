import { join } from "node:path";
import type { Plugin } from "vite";

/** Writes the browser's files to `public` of the build folder and the server's renderer to `render`. */
export function splitOutput(): Plugin {
  return {
    name: "split-output",
    config: ({ build }) => {
      const folder = build?.outDir ?? join(import.meta.dirname, "../../../dist/landing");
      const into = (name: string) => ({ build: { outDir: join(folder, name), emptyOutDir: true } });
      return { environments: { client: into("public"), ssr: into("render") } };
    },
  };
}
