import { join } from "node:path";
import type { Plugin } from "vite";

/** Puts what browsers may load into `public` of the build's folder, and what renders the page into `render`. */
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
