import { fileURLToPath } from "node:url";
import { build, type Plugin } from "vite";

const name = "verify-log.mjs";
const entry = fileURLToPath(
  new URL("../../../features/compliance/server/verifier/verify-log.ts", import.meta.url),
);

/** Builds `/verify-log.mjs`: one file of plain JavaScript, to be read and run without the product. */
export function buildVerifier(): Plugin {
  let folder = "";
  return {
    name: "build-verifier",
    apply: "build",
    configResolved: (config) => {
      folder = config.build.outDir;
    },
    writeBundle: async () => {
      await build({
        configFile: false,
        logLevel: "warn",
        ssr: { noExternal: true },
        build: {
          outDir: folder,
          emptyOutDir: false,
          copyPublicDir: false,
          target: "node20",
          ssr: true,
          minify: false,
          rolldownOptions: {
            input: entry,
            platform: "node",
            output: { codeSplitting: false, entryFileNames: name },
          },
        },
      });
    },
  };
}
